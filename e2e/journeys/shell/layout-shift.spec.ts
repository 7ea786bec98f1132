import { getManagerEmail } from '@heed/fixtures'
import { signInWithToken, test } from '../../heed.ts'
import { delayAnswers, expectNoShift } from '../../layoutShift.ts'

const pages = [
  { name: 'two tables', path: '/users/' },
  { name: 'a table with tabs and headings', path: '/assessment/' },
  { name: 'an overview', path: '/assessment/202/view/' },
  { name: 'a wizard', path: '/trainings/create/' },
  { name: 'a form', path: '/settings/email/' },
]

test('pages stay where they are while their data arrives @shell @core', { tag: '@shell' }, async ({
  page,
  world,
}) => {
  await signInWithToken(page, await world.person(getManagerEmail('admin')), '/')
  await delayAnswers(page)
  for (const { name, path } of pages) {
    await page.goto(world.address + path.slice(1))
    await page.waitForLoadState('networkidle')
    await expectNoShift(page, world.address + path.slice(1), name)
  }
})
