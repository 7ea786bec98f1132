import { expect, test } from '../../heed.ts'
import { waitForFocus } from '../../lostFocus.ts'

test('the check of the focus reports steps whose control disappears, and no click beside all controls @shell', async ({
  page,
  lostFocus,
}) => {
  await page.goto('/config.json')
  await page.evaluate(() => {
    document.body.innerHTML = '<p>Text</p><button>Stay</button><button>Go</button><button>Hide</button>'
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return
      if (target.textContent === 'Go') target.remove()
      if (target.textContent === 'Hide') target.style.display = 'none'
    })
  })
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByText('Text').click()
  await waitForFocus(page)
  expect([...lostFocus]).toEqual([])
  await page.getByRole('button', { name: 'Go' }).click()
  await waitForFocus(page)
  await page.getByRole('button', { name: 'Hide' }).focus()
  await page.keyboard.press('Enter')
  await waitForFocus(page)
  const { pathname } = new URL(page.url())
  const lostSteps = expect.poll(() => [...lostFocus])
  await lostSteps.toEqual([
    `Click on “Go”: the focus left “Go” on ${pathname}`,
    `Enter on “Hide”: the focus left “Hide” on ${pathname}`,
  ])
  lostFocus.clear()
})
