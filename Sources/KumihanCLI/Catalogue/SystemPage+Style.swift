extension SystemPage {
  /// Measures and colours come from the system, as variables of the page.
  static let style = """
    :root { color-scheme: light dark }
    * { box-sizing: border-box }
    body { --ground: light-dark(var(--paper), var(--dark-paper)); --ink: light-dark(#000, #fff);
      margin: 0; background: var(--ground); color: var(--ink) }
    body, input, main { font: var(--weight) 15px/1.5 var(--family) }
    main { --area: light-dark(#fff, var(--dark-paper)); --words: var(--ink);
      margin: 0 auto; max-width: 1200px; padding: 8px 16px 32px }
    main.light-areas { --area: #fff; --words: #000 }
    header { position: sticky; top: 0; z-index: 1; padding: 8px 16px; display: flex; flex-wrap: wrap;
      gap: 8px 16px; align-items: center; background: var(--ground);
      border-bottom: var(--line) solid var(--ink) }
    input[type=search] { min-height: var(--control); padding: 0 12px; flex: 0 1 20em; min-width: 0;
      background: #fff; color: #000; border: max(1px, var(--inner-line)) solid var(--ink);
      border-radius: var(--inner-radius); -webkit-appearance: none; appearance: none }
    input[type=range] { accent-color: var(--ink); min-height: var(--control); vertical-align: middle }
    label, figcaption, h2, h4, summary, nav b { font-weight: 700; font-size: 12px;
      text-transform: var(--case) }
    h1 { font-size: 32px; line-height: 1.2; margin: 8px 0 } h2 { margin: 24px 0 8px }
    h3 { font-size: 18px; margin: 0 } h4 { margin: 0 0 4px } p { margin: 4px 0 12px }
    a { color: inherit }
    nav a { display: inline-block; min-height: var(--control); line-height: var(--control);
      margin-right: 12px }
    nav p { margin: 0; border-top: var(--inner-line) solid var(--ink) } nav b { margin-right: 16px }
    article { scroll-margin-top: 72px; margin: 0 0 16px; padding: 12px; background: var(--area);
      color: var(--words); border: var(--line) solid var(--ink); border-radius: var(--radius) }
    main.light-areas article { color-scheme: light }
    .pictures { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
    figure { margin: 0; max-width: 100%; overflow: auto; padding: 8px; border-radius: var(--inner-radius);
      border: var(--inner-line) solid currentColor }
    figcaption { margin-bottom: 4px } small { opacity: .6; font-weight: var(--weight) }
    img { zoom: var(--zoom, 1); display: block; max-width: none }
    .advice { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 12px }
    .advice div { flex: 1 1 16em; padding: 8px 12px; border-radius: var(--inner-radius);
      border: var(--inner-line) solid currentColor }
    .advice ul { margin: 0; padding-left: 20px }
    details { margin-top: 8px; overflow-x: auto }
    summary { cursor: pointer; min-height: var(--control); line-height: var(--control) }
    table { border-spacing: 0; font-size: 13px } td { padding: 2px 24px 2px 0; vertical-align: top }
    td i { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 6px;
      vertical-align: -1px; border: 1px solid currentColor }
    pre { overflow: auto; margin: 0; padding: 8px 12px; border-radius: var(--inner-radius);
      border: var(--inner-line) solid currentColor }
    pre, code { font-size: 13px; font-family: ui-monospace, Menlo, monospace }
    [hidden] { display: none !important }
    .wrong { color: light-dark(#a8001c, #ff8a80) } .fine { color: light-dark(#1e6b34, #7ad58d) }
    @media print { header, nav { display: none } article { break-inside: avoid } }
    """

  /// A figure is shown where the words are in its own name, or, where that is so of none in its
  /// component, in what is told of the component.
  static let script = """
    <script>
    const search = document.getElementById("search"), zoom = document.getElementById("zoom")
    for (const article of document.querySelectorAll("article")) {
      const copy = article.cloneNode(true)
      for (const figure of copy.querySelectorAll("figure")) figure.remove()
      article.told = copy.textContent.toLowerCase()
    }
    const contents = document.querySelectorAll("nav")
    const find = () => {
      for (const list of contents) list.hidden = search.value != ""
      const words = search.value.toLowerCase().split(/\\s+/)
      const matches = text => words.every(word => text.includes(word))
      let count = 0
      for (const section of document.querySelectorAll("section")) {
        let any = false
        for (const article of section.querySelectorAll("article")) {
          const figures = [...article.querySelectorAll("figure")]
          const named = figures.filter(figure => matches(figure.dataset.name.toLowerCase()))
          const shown = named.length ? named : matches(article.told) ? figures : []
          for (const figure of figures) figure.hidden = !shown.includes(figure)
          article.hidden = !shown.length && !matches(article.told)
          any ||= !article.hidden
          count += shown.length
        }
        section.hidden = !any
      }
      document.getElementById("count").textContent =
        count + " of " + document.querySelectorAll("figure").length
    }
    const scale = () => document.body.style.setProperty("--zoom", zoom.value)
    search.oninput = find
    zoom.oninput = scale
    // A link may say what to show: index.html#search=button&zoom=2
    const show = () => {
      const asked = new URLSearchParams(location.hash.slice(1))
      search.value = asked.get("search") ?? search.value
      zoom.value = asked.get("zoom") ?? zoom.value
      find()
      scale()
    }
    onhashchange = show
    show()
    </script>
    </html>

    """
}
