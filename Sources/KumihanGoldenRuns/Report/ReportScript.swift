/// The report's program: the list of causes, decisions and keys.
enum ReportScript {
  /// The whole, in the order that it needs.
  static let javaScript = state + ReportStage.javaScript + list + keys

  private static let state = #"""
    "use strict"
    const $ = id => document.getElementById(id)
    const data = JSON.parse($("data").textContent)
    const items = data.items, groups = data.groups
    // One entry for each time that a picture stands in a group, in the order of the list.
    const rows = groups.flatMap((group, g) => group.members.map(item => ({ group: g, item })))
    const groupsOf = items.map((_, i) => groups.flatMap((group, g) => group.members.includes(i) ? [g] : []))
    const modes = ["two-up", "swipe", "onion skin", "difference", "blink"]
    const view = { row: 0, mode: 0, zoom: 0, tree: false, swipe: 50, onion: 50 }
    const groupVerdict = {}, ownVerdict = {}, comments = {}, done = {}
    let isSaved = true

    function make(name, attributes = {}, ...content) {
      const svg = ["svg", "rect", "title"].includes(name)
      const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) {
        if (key === "on") for (const [event, f] of Object.entries(value)) element.addEventListener(event, f)
        else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value)
      }
      element.append(...content.filter(part => part !== null && part !== undefined))
      return element
    }

    // A picture with several causes is accepted when all of them are.
    function verdict(i) {
      if (ownVerdict[i]) return ownVerdict[i]
      const all = groupsOf[i].map(g => groupVerdict[g])
      if (all.includes("reject")) return "reject"
      return all.length && all.every(v => v === "accept") ? "accept" : undefined
    }
    const canAccept = i => items[i].new !== undefined && !items[i].stale
    function say(words) { $("status").textContent = words }

    function decide(i, value) {
      if (value === "accept" && !canAccept(i)) return say(items[i].name + ": " + (items[i].stale || "there is no snapshot to accept"))
      ownVerdict[i] = value
      if (!value) delete ownVerdict[i]
      isSaved = false
      refresh()
      say(items[i].name + ": " + ({ accept: "accepted", reject: "rejected" }[value] || "not decided"))
    }
    function decideGroup(g, value) {
      groupVerdict[g] = value
      for (const i of groups[g].members) delete ownVerdict[i]
      isSaved = false
      refresh()
      const waits = groups[g].members.filter(i => value === "accept" && verdict(i) !== "accept").length
      say(groups[g].title + ": " + (value === "accept" ? "accepted" : "rejected")
        + (waits ? "; " + waits + " of its pictures wait for another cause" : ""))
    }

    function decisions() {
      const who = $("who").value.trim()
      return { format: 1, decisions: items.flatMap((item, i) => {
        const value = verdict(i)
        if (!value || value === "accept" && !canAccept(i)) return []
        const entry = { id: item.id, verdict: value }
        if (item.old) entry.old = item.old
        if (item.new) entry.new = item.new
        if (comments[i]) entry.comment = comments[i]
        if (who) entry.who = who
        return [entry]
      }) }
    }
    function save() {
      const blob = new Blob([JSON.stringify(decisions(), null, 2) + "\n"], { type: "application/json" })
      const link = make("a", { href: URL.createObjectURL(blob), download: "decisions.json" })
      link.click()
      isSaved = true
      say("decisions.json is saved; apply it with: " + data.command)
    }
    async function copyCommand() {
      try { await navigator.clipboard.writeText(data.command); say("copied: " + data.command) }
      catch { say(data.command) }
    }
    async function send(path, body) {
      try {
        const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body })
        const result = await answer.json()
        if (!answer.ok) throw new Error(result.error || answer.statusText)
        return result
      } catch (error) { say("not applied: " + error.message) }
    }
    async function apply() {
      const result = await send("decisions", JSON.stringify(decisions()))
      if (!result) return
      isSaved = true
      const refused = result.results.filter(r => r.outcome === "refused")
      for (const r of result.results) {
        const i = items.findIndex(item => item.id === r.id)
        if (i >= 0) done[i] = r.outcome === "refused" ? "refused: " + r.reason : r.outcome
      }
      refresh()
      say(result.results.filter(r => r.outcome === "accepted").length + " accepted"
        + (refused.length ? ", refused: " + refused.map(r => r.id + " (" + r.reason + ")").join(", ") : ""))
    }
    async function undo() {
      const result = await send("undo", "{}")
      if (!result) return
      for (const i of Object.keys(done)) delete done[i]
      refresh()
      say(result.restored.length + " files have their old bytes again"
        + (result.refused.length ? "; changed since and left: " + result.refused.join(", ") : ""))
    }

    """#

  private static let list = #"""

    const rowButtons = [], rowMarks = [], groupButtons = []
    function buildList() {
      const nav = $("causes")
      groups.forEach((group, g) => {
        const accept = make("button", { type: "button", "aria-pressed": "false", on: { click: () => decideGroup(g, "accept") } }, "Accept all")
        const reject = make("button", { type: "button", "aria-pressed": "false", on: { click: () => decideGroup(g, "reject") } }, "Reject all")
        accept.setAttribute("aria-label", "Accept all of: " + group.title)
        reject.setAttribute("aria-label", "Reject all of: " + group.title)
        groupButtons.push([accept, reject])
        const list = make("ul")
        for (const i of group.members) {
          const row = rowButtons.length
          const mark = make("span", { class: "verdict" })
          const button = make("button", { type: "button", on: { click: () => show(row) } }, make("span", {}, items[i].name), mark)
          rowButtons.push(button)
          rowMarks.push(mark)
          list.append(make("li", {}, button))
        }
        nav.append(make("section", { "aria-label": group.title },
          make("h2", {}, make("span", { class: "cause" }, group.title), " ",
            make("span", { class: "count" }, group.members.length === 1 ? "1 picture" : group.members.length + " pictures")),
          group.source ? sourceLines(group.source) : null, make("div", { class: "row" }, accept, reject), list))
      })
      if (data.passed.length) nav.append(make("details", {}, make("summary", {}, data.passed.length + " are as their references"),
        make("ul", {}, ...data.passed.map(name => make("li", {}, name)))))
      for (const words of data.unreadable) nav.append(make("p", { class: "stale" }, words))
    }
    function sourceLines(source) {
      const pre = make("pre", { class: "source", tabindex: "0", "aria-label": source.file + ", line " + source.line })
      source.lines.forEach(line => pre.append(make(line.number === source.line ? "b" : "span", {}, String(line.number).padStart(5) + "  " + line.text), "\n"))
      return pre
    }
    function refresh() {
      rows.forEach((row, r) => {
        const value = verdict(row.item)
        rowMarks[r].textContent = done[row.item] || ({ accept: "✓ accept", reject: "✗ reject" }[value] || "")
        rowMarks[r].className = "verdict " + (value || "")
        rowButtons[r].setAttribute("aria-current", r === view.row ? "true" : "false")
      })
      groupButtons.forEach((pair, g) => pair.forEach((button, k) =>
        button.setAttribute("aria-pressed", groupVerdict[g] === ["accept", "reject"][k] ? "true" : "false")))
      const row = rows[view.row]
      if (row) {
        const value = verdict(row.item)
        $("accept").setAttribute("aria-pressed", value === "accept" ? "true" : "false")
        $("reject").setAttribute("aria-pressed", value === "reject" ? "true" : "false")
        $("accept").disabled = !canAccept(row.item)
      }
      const all = decisions().decisions
      $("count").textContent = all.length + " of " + items.length + " decided"
      $("save").disabled = !all.length
      if ($("apply")) $("apply").disabled = !all.length
    }
    function show(row) {
      if (!rows.length) return
      view.row = (row + rows.length) % rows.length
      const item = items[rows[view.row].item]
      $("name").textContent = item.name
      $("pixel").textContent = ""
      $("where").textContent = item.test + ", " + item.source + (item.stale ? ". " : "")
      $("stale").textContent = item.stale || ""
      $("message").textContent = item.message.join("\n")
      $("comment").value = comments[rows[view.row].item] || ""
      refresh()
      rowButtons[view.row].scrollIntoView({ block: "nearest" })
      draw()
      history.replaceState(null, "", "#" + (view.row + 1))
      say(item.name + ", " + (view.row + 1) + " of " + rows.length)
    }

    """#

  private static let keys = #"""

    const help = [["j k", "next and previous picture"], ["] [", "next and previous cause"], ["a r", "accept or reject the picture"],
      ["A R", "accept or reject all of the cause"], ["u", "take the picture's decision back"], ["c", "comment"],
      ["1 2 3 4 5", modes.join(", ")], ["space", "the other picture, when blinking"], ["t", "frames of the parts"],
      ["+ - 0", "zoom; to the window's size"], ["d", "light and dark"], ["s", "save decisions"], ["?", "this list"]]
    function jump(step) {
      const g = (rows[view.row].group + step + groups.length) % groups.length
      show(rows.findIndex(row => row.group === g))
    }
    function scheme() {
      const root = document.documentElement
      root.dataset.scheme = root.dataset.scheme === "dark" ? "light" : "dark"
      $("scheme").setAttribute("aria-pressed", root.dataset.scheme === "dark" ? "true" : "false")
    }
    const actions = {
      j: () => show(view.row + 1), k: () => show(view.row - 1), "]": () => jump(1), "[": () => jump(-1),
      a: () => decide(rows[view.row].item, "accept"), r: () => decide(rows[view.row].item, "reject"),
      A: () => decideGroup(rows[view.row].group, "accept"), R: () => decideGroup(rows[view.row].group, "reject"),
      u: () => decide(rows[view.row].item), c: () => $("comment").focus(), t: toggleTree, " ": flip,
      "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), "0": () => zoom(0), d: scheme, s: save,
      "?": () => $("help").showModal(),
      1: () => setMode(0), 2: () => setMode(1), 3: () => setMode(2), 4: () => setMode(3), 5: () => setMode(4),
    }
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || $("help").open) return
      const target = event.target
      if (target.matches("textarea, input[type=text]")) { if (event.key === "Escape") target.blur(); return }
      if (event.key === " " && target.matches("button, summary, input")) return
      if (!actions[event.key] || !rows.length) return
      event.preventDefault()
      actions[event.key]()
    })
    addEventListener("beforeunload", event => { if (!isSaved) event.preventDefault() })
    addEventListener("resize", () => { if (!view.zoom) layoutStage() })

    function start() {
      if (matchMedia("(prefers-color-scheme: dark)").matches) scheme()
      modes.forEach((name, m) => $("modes").append(make("button", { type: "button", "aria-pressed": "false", id: "mode" + (m + 1),
        "aria-keyshortcuts": String(m + 1), on: { click: () => setMode(m) } }, name[0].toUpperCase() + name.slice(1))))
      help.forEach(([keys, words]) => $("help-keys").append(make("tr", {},
        make("td", {}, ...keys.split(" ").flatMap(key => [make("kbd", {}, key), " "])), make("td", {}, words))))
      const on = (id, f) => { if ($(id)) $(id).addEventListener("click", f) }
      on("accept", actions.a); on("reject", actions.r); on("tree", toggleTree); on("bigger", () => zoom(1)); on("smaller", () => zoom(-1))
      on("fit", () => zoom(0)); on("save", save); on("copy", copyCommand); on("apply", apply); on("undo", undo); on("scheme", scheme)
      on("help-open", actions["?"]); on("previous", actions.k); on("next", actions.j)
      $("comment").addEventListener("input", () => { comments[rows[view.row].item] = $("comment").value; isSaved = false })
      buildList()
      if (!rows.length) { $("picture").hidden = true; return refresh() }
      setMode(0, true)
      show((parseInt(location.hash.slice(1)) || 1) - 1)
    }
    start()
    """#
}
