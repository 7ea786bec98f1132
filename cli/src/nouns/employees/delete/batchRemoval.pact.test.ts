import { createPact, nameCall } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { connect } from '../../../command/connect.ts'
import { createHaltControl } from '../../../job/HaltControl.ts'
import { removeFromList } from './batchRemoval.ts'

const pact = createPact('heed-cli', 'import')
const records = [{ email: 'asa@example.is', lineNumber: 1 }]

const makePin = (why: string, preview: boolean) =>
  nameCall(why, {
    pin: 'import.createUsersBatch',
    request: 'POST /companies/101/lists/createUsersBatch',
    body: { records, preview, removeObsolete: true, listId: 11 },
    answer: {
      newUsers: [],
      updatedUsers: [],
      updated: 0,
      obsolete: [{ email: 'bjorn@example.is' }],
      newLists: [],
      count_invalid: 0,
      data: records,
    },
  })

it('runs undo previews a removal by list, then removes the previewed employees', () =>
  pact.story(
    [makePin('a preview of a removal by list', true), makePin('a removal by list', false)],
    async ({ url, token }) => {
      const { client, transport } = await connect({
        ...{ api: url, token, clientLocation: 'heed runs undo', connections: 1 },
        ...{ proxies: undefined, watch: undefined, onTime: () => undefined },
      })
      const halting = createHaltControl((send) => send(new AbortController().signal), url)
      const job = { client, halting, company: { company_id: 101, users_total: 2, users_available: 50 } }
      const list = { id: 11, name: 'Finance' }
      const targets = new Set(['bjorn@example.is'])
      expect(await removeFromList(job, { list, targets, staying: ['asa@example.is'] })).toEqual([])
      await transport.close()
    },
  ))
