/// The part of the report's program that shows two pictures, or two texts.
enum ReportStage {
  static let javaScript = pictures + drawing + overlay

  private static let pictures = #"""

    // Bytes lie in the page as text, and are decoded when they are looked at first.
    const waiting = {}, loaded = new Map()
    function deliver(key, text) { (waiting[key] || (() => {}))(text) }
    function text(key) {
      const element = $("blob-" + key)
      if (element) return Promise.resolve(element.textContent)
      return new Promise((resolve, reject) => {
        const look = () => {
          const element = $("blob-" + key)
          if (element) return resolve(element.textContent)
          // In a folder beside the page, where the page alone would be too large.
          waiting[key] = resolve
          document.head.append(make("script", { src: data.files + "/" + key + ".js", on: { error: () => reject(new Error("there is no " + key)) } }))
        }
        if (document.readyState === "loading") addEventListener("DOMContentLoaded", look)
        else look()
      })
    }
    function picture(key) {
      if (!key) return Promise.resolve(null)
      if (!loaded.has(key)) loaded.set(key, text(key).then(async base64 => {
        const binary = atob(base64.trim()), bytes = new Uint8Array(binary.length)
        for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
        const blob = new Blob([bytes], { type: "image/png" })
        const bitmap = await createImageBitmap(blob, { premultiplyAlpha: "none", colorSpaceConversion: "none" })
        return { url: URL.createObjectURL(blob), width: bitmap.width, height: bitmap.height, bitmap }
      }))
      // The oldest pictures are let go, so that looking at many takes no more memory.
      if (loaded.size > 24) {
        const [first, old] = loaded.entries().next().value
        if (first !== key) { loaded.delete(first); old.then(p => { URL.revokeObjectURL(p.url); p.bitmap.close() }, () => {}) }
      }
      return loaded.get(key)
    }
    function pixels(p) {
      if (!p.pixels) {
        const canvas = new OffscreenCanvas(p.width, p.height), context = canvas.getContext("2d", { willReadFrequently: true })
        context.drawImage(p.bitmap, 0, 0)
        p.pixels = context.getImageData(0, 0, p.width, p.height).data
      }
      return p.pixels
    }
    // The new picture in pale greys, what differs in red; what only one of two sizes has differs.
    function differencePicture(a, b) {
      const width = Math.max(a.width, b.width), height = Math.max(a.height, b.height)
      const canvas = make("canvas", { width, height, role: "img", "aria-label": "what differs, in red" })
      const context = canvas.getContext("2d"), image = context.createImageData(width, height), out = image.data
      const one = pixels(a), two = pixels(b)
      let count = 0
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        const i = (y * a.width + x) * 4, j = (y * b.width + x) * 4, o = (y * width + x) * 4
        const inA = x < a.width && y < a.height, inB = x < b.width && y < b.height
        const same = inA && inB && one[i] === two[j] && one[i + 1] === two[j + 1] && one[i + 2] === two[j + 2] && one[i + 3] === two[j + 3]
        if (same) { const grey = 192 + (two[j] + 2 * two[j + 1] + two[j + 2]) / 16; out[o] = out[o + 1] = out[o + 2] = grey }
        else { out[o] = 230; out[o + 2] = 38; count++ }
        out[o + 3] = 255
      }
      context.putImageData(image, 0, 0)
      canvas.dataset.count = count
      return canvas
    }

    """#

  private static let drawing = #"""

    let drawn = 0, shown = null
    function image(p, item, which) {
      return make("img", { src: p.url, alt: (which === "old" ? "reference" : "snapshot") + " of " + item.name, draggable: "false" })
    }
    function frame(width, height, ...layers) {
      const canvas = make("div", { class: "canvas" }, ...layers)
      canvas.dataset.width = width
      canvas.dataset.height = height
      return canvas
    }
    async function draw() {
      const turn = ++drawn, item = items[rows[view.row].item], stage = $("stage")
      let result
      try { result = item.newPicture || item.oldPicture ? await drawPictures(item) : await drawTexts(item) }
      catch (error) { result = [make("p", { class: "stale" }, "cannot be shown: " + error.message)] }
      // Another picture was asked for meanwhile.
      if (turn !== drawn) return
      stage.replaceChildren(...result)
      stage.dataset.shown = item.id
      stage.dataset.mode = modes[view.mode]
      layoutStage()
    }
    async function drawPictures(item) {
      const [old, now] = await Promise.all([picture(item.oldPicture), picture(item.newPicture)])
      shown = { old, now, item }
      $("slider-row").hidden = true
      const trees = view.tree ? await overlays(item) : {}
      if (!old || !now) {
        const p = old || now, which = old ? "old" : "new"
        return [make("figure", {}, make("figcaption", {}, old ? "reference; there is no snapshot" : "snapshot; there is no reference"),
          frame(p.width, p.height, image(p, item, which), tree(p, [[which, trees[which]]], item)))]
      }
      const width = Math.max(old.width, now.width), height = Math.max(old.height, now.height)
      const both = () => tree({ width, height }, [["old", trees.old], ["new", trees.new]], item)
      // Pictures of two sizes keep theirs, at the same corner.
      const sized = (img, p) => { img.style.width = 100 * p.width / width + "%"; img.style.height = 100 * p.height / height + "%"; return img }
      if (view.mode === 0) {
        return [make("div", { class: "pair" }, ...[["reference", old, "old"], ["snapshot", now, "new"]].map(([name, p, which]) =>
          make("figure", {}, make("figcaption", {}, name + ", " + p.width + " x " + p.height + " px"),
            frame(p.width, p.height, image(p, item, which), tree(p, [[which, trees[which]]], item)))))]
      }
      if (view.mode === 3) {
        const canvas = differencePicture(old, now)
        return [make("figure", {}, make("figcaption", {}, canvas.dataset.count + " px differ"), frame(width, height, canvas, both()))]
      }
      const top = sized(image(now, item, "new"), now)
      top.classList.add("top")
      const stack = frame(width, height, sized(image(old, item, "old"), old), top, both())
      if (view.mode === 4) stack.classList.add("blinking")
      else slider(view.mode === 1 ? "swipe" : "onion", top)
      return [make("figure", {}, make("figcaption", {}, { 1: "reference on the right, snapshot on the left", 2: "snapshot over the reference", 4: "reference and snapshot in turn; space holds and flips" }[view.mode]), stack)]
    }
    function slider(name, top) {
      const range = $("slider")
      $("slider-row").hidden = false
      $("slider-name").textContent = name === "swipe" ? "Edge" : "Opacity of the snapshot"
      range.value = view[name]
      range.oninput = () => {
        view[name] = Number(range.value)
        range.setAttribute("aria-valuetext", view[name] + " percent")
        if (name === "swipe") top.style.clipPath = "inset(0 " + (100 - view.swipe) + "% 0 0)"
        else top.style.opacity = view.onion / 100
      }
      range.oninput()
    }
    async function drawTexts(item) {
      shown = null
      $("slider-row").hidden = true
      const read = key => key ? text(key).then(JSON.parse) : Promise.resolve("")
      const [old, now] = await Promise.all([read(item.oldText), read(item.newText)])
      if (!item.oldText && !item.newText) return [make("p", {}, "There is nothing to show; the message above says why.")]
      return [make("pre", { class: "lines", "aria-label": "lines that differ" }, ...lineDifference(old.split("\n"), now.split("\n")))]
    }
    function lineDifference(a, b) {
      let start = 0, end = 0
      while (start < a.length && start < b.length && a[start] === b[start]) start++
      while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
      const x = a.slice(start, a.length - end), y = b.slice(start, b.length - end), out = []
      const near = 3
      if (start > near) out.push(make("span", {}, "… " + (start - near) + " equal lines\n"))
      a.slice(Math.max(0, start - near), start).forEach(line => out.push(make("span", {}, "  " + line + "\n")))
      // Beyond this many pairs the search would take longer than reading.
      if (x.length * y.length > 4e6) {
        x.forEach(line => out.push(make("del", {}, "- " + line)))
        y.forEach(line => out.push(make("ins", {}, "+ " + line)))
      } else {
        const width = y.length + 1, best = new Uint32Array((x.length + 1) * width)
        for (let i = x.length - 1; i >= 0; i--) for (let j = y.length - 1; j >= 0; j--)
          best[i * width + j] = x[i] === y[j] ? best[(i + 1) * width + j + 1] + 1 : Math.max(best[(i + 1) * width + j], best[i * width + j + 1])
        let i = 0, j = 0
        while (i < x.length || j < y.length) {
          if (i < x.length && j < y.length && x[i] === y[j]) { out.push(make("span", {}, "  " + x[i++] + "\n")); j++ }
          else if (i < x.length && (j === y.length || best[(i + 1) * width + j] >= best[i * width + j + 1])) out.push(make("del", {}, "- " + x[i++]))
          else out.push(make("ins", {}, "+ " + y[j++]))
        }
      }
      const rest = a.slice(a.length - end)
      rest.slice(0, near).forEach(line => out.push(make("span", {}, "  " + line + "\n")))
      if (rest.length > near) out.push(make("span", {}, "… " + (rest.length - near) + " equal lines\n"))
      return out
    }

    """#

  private static let overlay = #"""

    // The frames of a layout text, in pixels of the picture.
    function frames(layout, scale) {
      const open = [{ x: 0, y: 0 }], result = []
      for (const line of layout.split("\n").slice(1)) {
        const found = /^( *)(\S+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)(.*)$/.exec(line)
        if (!found) continue
        const depth = found[1].length / 2, around = open[Math.min(depth, open.length) - 1] || open[0]
        const x = around.x + Number(found[3]), y = around.y + Number(found[4])
        open.length = Math.max(1, Math.min(depth, open.length))
        open.push({ x, y })
        const place = / @ (\S+)$/.exec(found[7])
        result.push({ kind: found[2], x: x * scale, y: y * scale, width: found[5] * scale, height: found[6] * scale, place: place ? place[1] : "" })
      }
      return result
    }
    async function overlays(item) {
      const read = async key => key ? frames(JSON.parse(await text(key)), item.scale || 1) : null
      return { old: await read(item.oldLayout), new: await read(item.newLayout) }
    }
    function tree(p, sides, item) {
      const known = sides.filter(([_, list]) => list)
      if (!known.length) return null
      const svg = make("svg", { viewBox: "0 0 " + p.width + " " + p.height, preserveAspectRatio: "none", role: "img",
        "aria-label": known.map(([name, list]) => list.length + " frames of the " + (name === "old" ? "reference" : "snapshot")).join(", ") })
      for (const [name, list] of known) for (const part of list) {
        const isCause = part.place && item.causePlaces.includes(part.place)
        const { x, y, width, height } = part
        svg.append(make("rect", { class: name + (isCause ? " cause-box" : ""), x, y, width, height },
          make("title", {}, part.kind + (part.place ? " @ " + part.place : ""))))
      }
      return svg
    }
    function setMode(mode, isFirst) {
      view.mode = mode
      modes.forEach((_, m) => $("mode" + (m + 1)).setAttribute("aria-pressed", m === mode ? "true" : "false"))
      if (!isFirst) { draw(); say(modes[mode]) }
    }
    function toggleTree() {
      view.tree = !view.tree
      $("tree").setAttribute("aria-pressed", view.tree ? "true" : "false")
      draw()
    }
    function flip() {
      if (view.mode !== 4) return setMode(4)
      const stack = document.querySelector(".blinking")
      if (!stack) return
      stack.classList.add("held")
      const isHidden = stack.querySelector(".top").classList.toggle("hidden-layer")
      say(isHidden ? "reference" : "snapshot")
    }
    const zooms = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32]
    function fit() {
      const stage = $("stage"), all = [...stage.querySelectorAll(".canvas")]
      if (!all.length) return 1
      const width = all.reduce((sum, c) => sum + Number(c.dataset.width), 0), height = Math.max(...all.map(c => Number(c.dataset.height)))
      const room = Math.max(80, stage.clientWidth - 18 - 12 * (all.length - 1))
      return Math.min(1, room / width, Math.max(160, innerHeight * 0.74 - 52) / height)
    }
    function layoutStage() {
      const z = view.zoom || fit()
      for (const canvas of document.querySelectorAll("#stage .canvas")) {
        canvas.style.width = canvas.dataset.width * z + "px"
        canvas.style.height = canvas.dataset.height * z + "px"
        canvas.classList.toggle("sharp", z > 1)
      }
      $("zoom").textContent = (view.zoom ? "" : "fits, ") + Math.round(z * 100) + " %"
    }
    function zoom(step) {
      const z = view.zoom || fit(), stage = $("stage")
      const middle = [(stage.scrollLeft + stage.clientWidth / 2) / z, (stage.scrollTop + stage.clientHeight / 2) / z]
      const box = shown && shown.item.bounds
      // From the whole picture to what differs in it; then wherever one has scrolled to.
      if (!view.zoom && box) middle.splice(0, 2, box[0] + box[2] / 2, box[1] + box[3] / 2)
      if (step === 0) view.zoom = 0
      else if (step > 0) view.zoom = zooms.find(one => one > z * 1.001) || 32
      else view.zoom = [...zooms].reverse().find(one => one < z * 0.999) || 0.125
      layoutStage()
      stage.scrollTo(middle[0] * view.zoom - stage.clientWidth / 2, middle[1] * view.zoom - stage.clientHeight / 2)
    }
    $("stage").addEventListener("pointermove", event => {
      const canvas = event.target.closest && event.target.closest(".canvas")
      if (!canvas || !shown || (view.zoom || fit()) < 1) return
      const box = canvas.getBoundingClientRect()
      const x = Math.floor((event.clientX - box.left) / box.width * canvas.dataset.width), y = Math.floor((event.clientY - box.top) / box.height * canvas.dataset.height)
      const value = p => {
        if (!p || x < 0 || y < 0 || x >= p.width || y >= p.height) return "none"
        const at = (y * p.width + x) * 4
        return "#" + [...pixels(p).slice(at, at + 4)].map(v => v.toString(16).padStart(2, "0")).join("")
      }
      $("pixel").textContent = "x " + x + ", y " + y + ": " + value(shown.old) + " → " + value(shown.now)
    })

    """#
}
