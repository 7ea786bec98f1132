import { companyIds, getManagerEmail } from '@heed/fixtures'
import { listIds } from './listIds.ts'
import type { Story } from './story.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')

const lines = [
  ['Ása Jónsdóttir', 'asa@nordurljos.example', 'Fjármál'],
  ['Bjarni Ólafsson', 'bjarni@nordurljos.example', 'Fjármál'],
  ['Zoë Müller', 'zoe@nordurljos.example', 'Vertrieb'],
  ['李娜', 'li.na@nordurljos.example', 'Vertrieb'],
] as const

export const firstImport: Story = {
  name: 'first-import',
  title: 'The first import',
  shows: 'For new colleagues: an empty company gets its employees from a file, and nothing gets lost',
  scenario: 'empty',
  as: admin,
  steps: [
    {
      title: 'An empty company',
      look: 'The page explains what it’s for and how to start. “Import employees” shows a file’s columns, characters and errors before anything is saved.',
      sees: ['No employees yet', 'Import employees'],
      at: '/users/',
    },
    {
      title: 'The file is imported',
      look: 'Names from Iceland, Germany and China are spelled exactly as in the file, and its departments are now lists.',
      sees: lines.map(([name]) => name),
      at: '/users/',
      before: async (stage) => {
        const records = lines.map(([name, email, listName]) => ({ name, email, listName }))
        await stage.createClient(admin).import.createUsersBatch({ companyId, records, preview: false })
      },
    },
    {
      title: 'A list for each department',
      look: 'Trainings, assessments and reports are assigned to lists. Employees who join a list later automatically get what they need.',
      sees: ['Vertrieb', 'Zoë Müller', '李娜'],
      at: '/users/list/:list/',
      before: async (stage) => {
        const [list = 0] = await listIds(stage.createClient(admin), companyId, ['Vertrieb'])
        stage.saveValue('list', list)
      },
    },
    {
      title: 'Someone leaves',
      look: 'Bjarni isn’t in the next file. The import shows missing employees and removes them only if you select that option. Here it was selected, so he’s no longer on his list.',
      sees: ['Ása Jónsdóttir', '1 employee, list created Feb 02, 2026'],
      at: '/users/list/:finance/',
      before: async (stage) => {
        const client = stage.createClient(admin)
        const records = lines
          .filter(([name]) => !name.startsWith('Bjarni'))
          .map(([name, email, listName]) => ({ name, email, listName }))
        await client.import.createUsersBatch({ companyId, records, preview: false, removeObsolete: true })
        const [finance = 0] = await listIds(client, companyId, ['Fjármál'])
        stage.saveValue('finance', finance)
      },
    },
  ],
}
