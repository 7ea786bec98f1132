// What the pages of an employee do better with a script; without one they work all the same.

/** The lesson in its frame says how much of it was seen. */
const frame = document.querySelector('iframe[data-lesson]')
const seen = document.querySelector('[data-seen]')
const onward = document.querySelector('[data-onward]')

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== window.location.origin || source !== frame?.contentWindow) return
  if (data?.source !== 'heed-player' || data.percent < 100 || seen.textContent !== '') return
  seen.textContent = seen.dataset.seen
  onward.classList.add('primary')
})
