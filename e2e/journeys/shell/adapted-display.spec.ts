import { scenes } from '../../scenes/scenes.ts'
import { checkAdaptedDisplay } from '../../scenes/stage/adaptedChecks.ts'
import { groupScenes } from '../../scenes/stage/scene.ts'
import { expect, test } from '../../scenes/stage/stage.ts'

/** Each kind of page and overlay once. */
const names = new Set([
  'sign-in',
  'not-found',
  'menu-narrow',
  'palette',
  'dashboard',
  'employees-selected',
  'employee',
  'edit-employee',
  'import-preview',
  'content',
  'subject',
  'training',
  'training-people',
  'training-schedule',
  'assessment',
  'assessment-areas',
  'assessment-schedule',
  'infosec',
  'reports',
  'report',
  'reports-add',
  'company-settings',
  'profile-unsaved',
  'email-settings',
  'appearance',
  'integrations',
  'embed-videos',
  'subscription',
  'upgrade',
  'partner',
  'partner-company',
  'partner-bulk',
  'desk-outbox',
  'desk-people',
])

const checkedScenes = scenes.filter(({ name }) => names.has(name))
if (checkedScenes.length !== names.size) throw new Error('A scene of this check no longer exists')

for (const { title, tags: allTags, members } of groupScenes(checkedScenes)) {
  const tags = allTags.replace(' @core', '')
  test(`${title}: usable in contrast themes, with large text, at 400% zoom and without motion ${tags}`, async ({
    stage,
  }) => {
    test.setTimeout(60_000 + members.length * 40_000)
    for (const scene of members) {
      await test.step(scene.name, async () => {
        await checkAdaptedDisplay(await stage.show(scene), scene.name)
        // Moving the focus can change the page.
        stage.mark()
        await stage.finish(scene.name)
      })
    }
  })
}

test('with more contrast or less transparency, backdrops and fields are opaque and lines are strong @shell', async ({
  stage,
}) => {
  const scene = scenes.find(({ name }) => name === 'edit-employee')
  if (!scene) throw new Error('There is no such scene')
  const page = await stage.show(scene)
  const session = await page.context().newCDPSession(page)
  const readColors = () =>
    page.evaluate(() => {
      const readColor = (selector: string, property: string) => {
        const element = document.querySelector(selector)
        return element ? getComputedStyle(element).getPropertyValue(property) : ''
      }
      return {
        backdrop: readColor('.MuiDialog-root > .MuiBackdrop-root', 'background-color'),
        field: readColor('[role=dialog] .MuiOutlinedInput-root', 'background-color'),
        fieldLine: readColor('[role=dialog] .MuiOutlinedInput-notchedOutline', 'border-top-color'),
      }
    })
  const isTranslucent = /rgba|\/ 0/
  const usual = await readColors()
  expect(usual.backdrop).toMatch(isTranslucent)
  for (const name of ['prefers-reduced-transparency', 'prefers-contrast']) {
    const value = name === 'prefers-contrast' ? 'more' : 'reduce'
    await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
    const { backdrop, field, fieldLine } = await readColors()
    expect(`${backdrop} ${field}`, name).not.toMatch(isTranslucent)
    if (name === 'prefers-contrast') expect(fieldLine).not.toBe(usual.fieldLine)
  }
  await session.detach()
  stage.mark()
  await stage.finish(scene.name)
})
