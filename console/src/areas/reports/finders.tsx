import { containing, untitledReport } from '@heed/contracts'
import Description from '@mui/icons-material/DescriptionOutlined'
import { type Finder, MOST_FOUND } from '../../app/palette/finder.ts'
import { paths } from '../../app/paths.ts'
import { everyPage } from '../../lib/everyPage.ts'

/** Reports by name: the platform searches none, and has few. */
export const finders: readonly Finder[] = [
  {
    title: 'shell.tabs.reports',
    icon: <Description />,
    async find({ client, companyId }, text, signal) {
      const all = await everyPage(async (p, n) => {
        const { reports, count } = await client.reports.list({ companyId, p, n }, { signal })
        return { rows: reports, total: count }
      })
      const fits = containing(text)
      return all
        .map(({ id, name }) => ({ id, name: name || untitledReport }))
        .filter(({ name }) => fits(name))
        .slice(0, MOST_FOUND)
        .map(({ id, name }) => ({ key: `report ${String(id)}`, name, to: paths.report({ reportId: id }) }))
    },
  },
]
