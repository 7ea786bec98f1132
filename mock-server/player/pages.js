// Optional improvements for employee pages, which also work without scripts.

/** The framed lesson reports how much of it was seen. */
const frame = document.querySelector('iframe[data-lesson]')
const seen = document.querySelector('[data-seen]')
const onward = document.querySelector('[data-onward]')

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== window.location.origin || source !== frame?.contentWindow) return
  if (data?.source !== 'heed-player' || data.percent !== 100 || seen.textContent !== '') return
  seen.textContent = seen.dataset.seen
  onward.classList.add('primary')
})

/** Dates in downloaded files use the reader's time zone. */
for (const link of document.querySelectorAll('a[data-zoned]')) {
  const address = new URL(link.href)
  address.searchParams.set('zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  link.href = address.href
}

/** Saves answers immediately, so that closing the page loses nothing. */
const scenario = document.querySelector('form.scenario')

function keep() {
  const said = new URLSearchParams(new FormData(scenario))
  said.set('do', 'keep')
  fetch(scenario.action, { method: 'POST', body: said, keepalive: true, redirect: 'manual' }).catch(
    () => undefined,
  )
}

/** Moves the step without reloading, and keeps the focus on the pressed button. */
function move(button) {
  const step = button.closest('li')
  const other = button.dataset.move === 'up' ? step.previousElementSibling : step.nextElementSibling
  if (!other) return
  if (button.dataset.move === 'up') other.before(step)
  else other.after(step)
  button.focus()
  keep()
}

for (const question of document.querySelectorAll('.wrong'))
  question.addEventListener('change', ({ target }) => {
    for (const input of document.getElementsByName(target.name)) {
      input.removeAttribute('aria-invalid')
      input.removeAttribute('aria-describedby')
    }
    if (question.querySelector('[aria-invalid]')) return
    question.classList.remove('wrong')
    question.querySelector('.error, .verdict')?.remove()
  })

scenario?.addEventListener('change', keep)
scenario?.addEventListener('click', (event) => {
  const button = event.target.closest('[data-move]')
  if (!button) return
  event.preventDefault()
  move(button)
})
