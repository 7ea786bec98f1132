import { scenarios as all } from '@heed/fixtures'
import * as z from 'zod/mini'
import { control } from '../controls/control.ts'

export const scenarios = [
  control('GET', '/scenarios', 'Every scenario, with its description', z.strictObject({}), () => ({
    scenarios: Object.values(all).map(({ name, shows, employees }) => ({
      name,
      shows,
      ...(employees === undefined ? {} : { employees }),
    })),
  })),
]
