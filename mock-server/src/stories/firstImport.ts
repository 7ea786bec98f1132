import { companyIds, managerEmail } from '@heed/fixtures'
import { listIds } from './listIds.ts'
import type { Story } from './story.ts'

const companyId = companyIds.direct
const admin = managerEmail('admin')

const lines = [
  ['Ása Jónsdóttir', 'asa@nordurljos.example', 'Fjármál'],
  ['Bjarni Ólafsson', 'bjarni@nordurljos.example', 'Fjármál'],
  ['Zoë Müller', 'zoe@nordurljos.example', 'Vertrieb'],
  ['李娜', 'li.na@nordurljos.example', 'Vertrieb'],
] as const

export const firstImport: Story = {
  name: 'first-import',
  title: 'The first import',
  shows: 'For new colleagues: an empty company gets its people from a file, and nothing is lost on the way',
  scenario: 'empty',
  as: admin,
  steps: [
    {
      title: 'Nobody is here yet',
      look: 'The page says what it is for and how to begin. “Import employees” takes a file as it is: its columns, its letters and its mistakes are shown before anything is saved.',
      sees: ['No employees yet', 'Import employees'],
      at: '/users/',
    },
    {
      title: 'The file is in',
      look: 'Names from Iceland, Germany and China came through as they were written, and the file’s departments became lists.',
      sees: lines.map(([name]) => name),
      at: '/users/',
      before: async (stage) => {
        const records = lines.map(([name, email, listName]) => ({ name, email, listName }))
        await stage.as(admin).import.createUsersBatch({ companyId, records, preview: false })
      },
    },
    {
      title: 'A list of its own',
      look: 'Each department is a list: trainings, assessments and reports are given to lists, so who comes later gets what they need without anybody thinking of it.',
      sees: ['Vertrieb', 'Zoë Müller', '李娜'],
      at: '/users/list/:list/',
      before: async (stage) => {
        const [list = 0] = await listIds(stage.as(admin), companyId, ['Vertrieb'])
        stage.keep('list', list)
      },
    },
    {
      title: 'Someone leaves',
      look: 'The next file lacks Bjarni. The import names who is not in the file, and removes them only where that is ticked. Here it was, and he is gone from his list.',
      sees: ['Ása Jónsdóttir', '1 employee, created Feb 02, 2026'],
      at: '/users/list/:finance/',
      before: async (stage) => {
        const client = stage.as(admin)
        const records = lines
          .filter(([name]) => !name.startsWith('Bjarni'))
          .map(([name, email, listName]) => ({ name, email, listName }))
        await client.import.createUsersBatch({ companyId, records, preview: false, removeObsolete: true })
        const [finance = 0] = await listIds(client, companyId, ['Fjármál'])
        stage.keep('finance', finance)
      },
    },
  ],
}
