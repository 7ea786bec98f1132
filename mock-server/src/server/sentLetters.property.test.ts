/** @module-tag property */
import { createAwkwardText } from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sendCampaignEmail } from '../domain/mails/campaignEmail.ts'
import { startTestServer } from '../testing/testServer.ts'
import { connect, createFrame, createToken, sendFrames } from '../testing/testSocket.ts'

const companyId = companyIds.partner
const texts = fc.array(createAwkwardText({ maxLength: 12 }), { minLength: 1, maxLength: 6 })

it('a websocket client receives every letter of each message', { tags: 'slow' }, async () => {
  const { origin, worlds } = await startTestServer()
  const live = worlds.default
  const token = await createToken(live, getManagerEmail('admin', 'partner'))
  const { frames } = await connect(origin, `/api/ws?token=${token}`)
  await fc.assert(
    fc.asyncProperty(texts, async (messages) => {
      frames.length = 0
      const sent = messages.map((message, at) => createFrame(at, companyId, message))
      await sendFrames(live, ...sent)
      await expect.poll(() => frames.length).toBe(sent.length)
      expect(frames).toEqual(sent)
    }),
    { numRuns: limitRuns(20) },
  )
})

const unescapeHtml = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

it("the outbox keeps every letter of an email's subject, text and HTML", async () => {
  const { worlds, send } = await startTestServer()
  const { world } = worlds.default
  await fc.assert(
    fc.asyncProperty(
      createAwkwardText({ minLength: 1 }),
      createAwkwardText({ minLength: 1 }),
      async (name, line) => {
        const company = world.companies.get(companyId)
        if (!company) throw new Error('There is no such company')
        const mail = {
          to: 'a@b.example',
          kind: 'lesson',
          about: line,
          textKind: 'training',
          words: [line],
          items: [],
        } as const
        sendCampaignEmail(world, { ...company, name }, 'email', { ...mail, link: null })
        const { body } = await send<{ mails: { subject: string; text: string; html: string }[] }>(
          '/_mock/outbox?to=a@b.example',
        )
        const last = body.mails.at(-1)
        expect(last?.subject).toBe(`${name}: ${line}`)
        expect(last?.text).toContain(line)
        expect(unescapeHtml(last?.html ?? '')).toContain(`>${line}</p>`)
      },
    ),
    { numRuns: limitRuns(20) },
  )
})
