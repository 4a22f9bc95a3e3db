/// The report's style sheet.
enum ReportStyle {
  static let css = #"""
    :root { color-scheme: light; --ground: #fff; --panel: #f4f4f6; --line: #c9c9d1; --ink: #17171c; --pale: #565663;
      --accent: #0050b3; --accept: #146c2e; --reject: #a8071a; --mark: #fff1c2; --old: #a8071a; --new: #146c2e }
    [data-scheme=dark] { color-scheme: dark; --ground: #17171a; --panel: #222227; --line: #43434d; --ink: #f2f2f5; --pale: #b0b0bb;
      --accent: #7ab8ff; --accept: #6fd08c; --reject: #ff8f8a; --mark: #4d3d00; --old: #ff8f8a; --new: #6fd08c }
    * { box-sizing: border-box }
    [hidden] { display: none !important }
    body { margin: 0; font: 14px/1.45 system-ui, sans-serif; background: var(--ground); color: var(--ink) }
    button, input, textarea { font: inherit; color: inherit }
    button { background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px; cursor: pointer; min-height: 32px }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--ground) }
    button:disabled { opacity: .5; cursor: default }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px }
    header { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 12px; border-bottom: 1px solid var(--line); background: var(--panel) }
    h1 { font-size: 16px; margin: 0 auto 0 0 }
    h2 { font-size: 14px; margin: 0 }
    h3 { font-size: 15px; margin: 0; overflow-wrap: anywhere }
    .layout { display: grid; grid-template-columns: minmax(240px, 30%) minmax(0, 1fr); height: calc(100vh - 53px); height: calc(100dvh - 53px) }
    nav { overflow: auto; border-right: 1px solid var(--line); background: var(--panel); padding: 8px }
    nav section { margin-bottom: 12px; content-visibility: auto; contain-intrinsic-size: auto 90px }
    .cause { overflow-wrap: anywhere; font-weight: 600 }
    .count { color: var(--pale) }
    .source { margin: 4px 0; padding: 4px; overflow-x: auto; border: 1px solid var(--line); border-radius: 4px; font: 12px/1.5 ui-monospace, monospace; background: var(--ground) }
    .source b { display: inline-block; min-width: 100%; background: var(--mark); font-weight: 400 }
    .row { display: flex; gap: 6px; flex-wrap: wrap; align-items: center; margin: 4px 0 }
    nav ul { list-style: none; margin: 4px 0; padding: 0 }
    nav li button { width: 100%; text-align: left; overflow-wrap: anywhere; border-color: transparent; background: none; display: flex; gap: 6px }
    nav li button[aria-current=true] { background: var(--ground); border-color: var(--accent) }
    .verdict { margin-left: auto; white-space: nowrap }
    .verdict.accept { color: var(--accept) }
    .verdict.reject { color: var(--reject) }
    main { overflow: auto; padding: 12px; min-width: 0 }
    .message { margin: 8px 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/1.5 ui-monospace, monospace }
    .stage { overflow: auto; max-height: 74vh; border: 1px solid var(--line); border-radius: 6px; padding: 8px; background: var(--panel) }
    .stage .pair { display: flex; gap: 12px; align-items: flex-start; width: max-content }
    figure { margin: 0 }
    figcaption { color: var(--pale); font-size: 12px }
    .canvas { position: relative; background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 16px 16px }
    .canvas > * { position: absolute; left: 0; top: 0; width: 100%; height: 100% }
    .canvas.sharp img, .canvas.sharp canvas { image-rendering: pixelated }
    .canvas svg { pointer-events: none }
    .blinking .top { animation: blink 1.2s steps(1) infinite }
    .blinking.held .top { animation: none }
    @keyframes blink { 50% { visibility: hidden } }
    @media (prefers-reduced-motion: reduce) { .blinking .top { animation: none } }
    .hidden-layer { visibility: hidden }
    svg rect { fill: none; stroke-width: 1; vector-effect: non-scaling-stroke }
    svg .old { stroke: #d4380d; stroke-dasharray: 4 3 }
    svg .new { stroke: #1677ff }
    svg .cause-box { stroke-width: 3; stroke: #d48806; stroke-dasharray: none }
    .lines { margin: 0; font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
    .lines del { display: block; color: var(--old); text-decoration: none }
    .lines ins { display: block; color: var(--new); text-decoration: none }
    input[type=range] { width: min(420px, 100%) }
    textarea { width: 100%; min-height: 56px; background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 6px }
    input[type=text] { background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 4px 8px; min-height: 32px; width: 130px }
    #status { min-height: 1.5em; color: var(--pale) }
    .stale { color: var(--reject) }
    dialog { max-width: 520px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); color: var(--ink) }
    dialog td { padding: 2px 10px 2px 0; vertical-align: top }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 12px ui-monospace, monospace }
    .skip { position: absolute; left: -9999px }
    .skip:focus { left: 8px; top: 8px; background: var(--ground); padding: 8px; z-index: 2 }
    @media (max-width: 760px) {
      .layout { display: block; height: auto }
      nav { max-height: 42vh; border-right: 0; border-bottom: 1px solid var(--line) }
      header { position: static }
    }
    """#
}
