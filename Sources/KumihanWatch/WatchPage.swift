import Foundation

/// The page that shows the picture and polls for the next one.
struct WatchPage {
  let title: String

  var html: String {
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title.replacingOccurrences(of: "<", with: "&lt;"))</title>
    <style>
    body { margin: 0; font-family: sans-serif; background: #8e8e93; text-align: center }
    img { margin: 16px; max-width: calc(100vw - 32px); max-height: calc(100vh - 32px) }
    pre { margin: 0; padding: 12px; text-align: left; white-space: pre-wrap; background: #fff }
    body.failed pre { background: #ffdedb }
    body.failed img { opacity: 0.4 }
    </style>
    <body><pre id="message" hidden></pre><img id="picture" alt="" hidden>
    <script>
    const message = document.getElementById("message"), picture = document.getElementById("picture")
    const pause = time => new Promise(resume => setTimeout(resume, time))
    let version = 0, drawn = 0
    async function follow() {
      for (;;) {
        await pause(100)
        try {
          const answer = await fetch("state?after=" + version, { cache: "no-store" })
          const state = await answer.json()
          if (state.version === version) continue
          version = state.version
          message.textContent = state.message
          message.hidden = !state.message
          document.body.className = state.failed ? "failed" : ""
          if (state.picture !== drawn) {
            drawn = state.picture
            picture.src = "picture.png?" + drawn
            picture.hidden = false
          }
          document.title = (state.failed ? "✗ " : "") + document.title.replace("✗ ", "")
        } catch {
          version = 0
          await pause(1000)
        }
      }
    }
    follow()
    </script></body></html>

    """
  }
}
