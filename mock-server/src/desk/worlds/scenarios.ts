import { scenarios as all } from '@heed/fixtures'
import * as z from 'zod/mini'
import { createControl } from '../controls/control.ts'

export const scenarioControls = [
  createControl('GET', '/scenarios', 'Every scenario, with its description', z.strictObject({}), () => ({
    scenarios: Object.values(all).map(({ name, shows, employees }) => ({
      name,
      shows,
      ...(employees === undefined ? {} : { employees }),
    })),
  })),
]
