import { toActivityId } from '../domain/content/previews.ts'
import type { XapiCall } from './context.ts'
import { readParameters } from './parameters.ts'
import { XapiError } from './refusal.ts'

/** xAPI 1.0.3 part 3, section 2.5. */
export const activityCalls: readonly XapiCall[] = [
  {
    method: 'GET',
    path: '/activities',
    run({ translation, query }) {
      const { activityId: id } = readParameters(query, ['activityId'], [])
      if (!URL.canParse(id)) throw new XapiError(400, 'The parameter "activityId" isn\'t an IRI')
      const { language, name, description } = translation
      const definition = { name: { [language]: name }, description: { [language]: description } }
      const isLaunchedActivity = id === toActivityId(translation)
      return {
        status: 200,
        body: { objectType: 'Activity', id, ...(isLaunchedActivity ? { definition } : {}) },
      }
    },
  },
]
