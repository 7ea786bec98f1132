import { expect, it } from 'vitest'
import { readAnswer } from './driver.mjs'

it("a document that is replaced during a call doesn't close its page", async () => {
  const message = 'Callback was not called before the unload event.'
  const response = Response.json({ value: { error: 'no such frame', message } }, { status: 404 })
  const error = await readAnswer(response).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message })
  expect(error).not.toHaveProperty('code')
})
