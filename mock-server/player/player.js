// Plays one lesson: shows its scenes and captions by time, stops at its decisions, and tells the viewer how much has
// been seen. The page contains everything; nothing is loaded or stored.

/** Maximum step per animation frame, seconds: late frames, as in hidden tabs, must not skip content. */
const longestStep = 0.25
const marks = [25, 50, 75, 100]

const { subject, language, length: said } = document.body.dataset
const length = Number(said)
const find = (name) => document.querySelector(`[data-part="${name}"]`)
const toggle = find('toggle')
const bar = find('bar')
const clock = find('clock')
const captions = find('captions')
const timed = [...document.querySelectorAll('[data-from]')]
const decisions = [...document.querySelectorAll('[data-at]')]
const seen = new Uint8Array(Math.ceil(length))

/** The embedding page may request larger captions. */
const looks = new URLSearchParams(window.location.search).get('captionSettings')
document.body.toggleAttribute('data-large', looks === 'large')

let position = 0
let playing = false
let lastFrame = 0
let told = -1
let ended = false

const spell = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** The viewer is the page that opened or framed this one; it gets messages only if it has the same origin. */
function say(what) {
  const viewer = window.opener ?? (window.parent === window ? null : window.parent)
  viewer?.postMessage(
    { source: 'heed-player', subjectId: Number(subject), language, ...what },
    window.location.origin,
  )
}

function tell(percent) {
  if (percent <= told) return
  told = percent
  say({ percent })
}

/** Reports the end each time the lesson reaches it, but only after the lesson has started. */
function tellEnd() {
  const over = position >= length && told >= 0
  if (over && !ended) say({ ended: true })
  ended = over
}

function show() {
  for (const part of timed) {
    const on = position >= Number(part.dataset.from) && position < Number(part.dataset.to)
    part.toggleAttribute('data-on', on)
  }
  const over = position >= length
  document.body.toggleAttribute('data-over', over)
  tellEnd()
  document.body.toggleAttribute('data-playing', playing)
  bar.value = String(Math.floor(position))
  bar.setAttribute('aria-valuetext', `${spell(position)} / ${spell(length)}`)
  clock.textContent = `${spell(position)} / ${spell(length)}`
  const { play, pause, again } = toggle.dataset
  toggle.setAttribute('aria-label', playing ? pause : over ? again : play)
}

/** Returns the first unanswered decision between two positions. */
const reached = (from, to) =>
  decisions.find(
    (part) => !part.dataset.done && Number(part.dataset.at) > from && Number(part.dataset.at) <= to,
  )

function frame(now) {
  if (!playing) return
  const step = Math.min(longestStep, (now - lastFrame) / 1000)
  lastFrame = now
  const next = Math.min(length, position + step)
  const decision = reached(position, next)
  if (decision) return ask(decision)
  seen[Math.min(seen.length - 1, Math.floor(position))] = 1
  position = next
  const share = (100 * seen.reduce((sum, second) => sum + second, 0)) / seen.length
  for (const mark of marks) if (share >= mark) tell(mark)
  if (position >= length) playing = false
  show()
  requestAnimationFrame(frame)
}

function play() {
  if (document.querySelector('[data-at][data-on]')) return
  if (position >= length) restart()
  playing = true
  lastFrame = performance.now()
  tell(0)
  show()
  requestAnimationFrame(frame)
}

function pause() {
  playing = false
  show()
}

function restart() {
  position = 0
  if (told >= 0) say({ percent: 0 })
  for (const part of decisions) delete part.dataset.done
}

function ask(part) {
  pause()
  part.setAttribute('data-on', '')
  part.querySelector('button').focus()
}

for (const [decision, part] of decisions.entries()) {
  const why = part.querySelector('[role="status"]')
  const onward = part.querySelector('[data-onward]')
  for (const [place, option] of part.querySelectorAll('[data-why]').entries()) {
    option.addEventListener('click', () => {
      say({ decision, option: place })
      for (const other of part.querySelectorAll('[data-why]'))
        other.setAttribute('aria-pressed', String(other === option))
      why.textContent = option.dataset.why
      why.dataset.right = option.dataset.right
      onward.hidden = false
    })
  }
  onward.addEventListener('click', () => {
    part.removeAttribute('data-on')
    part.dataset.done = 'true'
    position = Math.max(position, Number(part.dataset.at))
    play()
    toggle.focus()
  })
}

toggle.addEventListener('click', () => (playing ? pause() : play()))
bar.addEventListener('input', () => {
  position = Number(bar.value)
  for (const part of decisions) part.removeAttribute('data-on')
  show()
})
captions.addEventListener('click', () => {
  const on = captions.getAttribute('aria-pressed') !== 'true'
  captions.setAttribute('aria-pressed', String(on))
  document.body.toggleAttribute('data-silent', !on)
})
show()
