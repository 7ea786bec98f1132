import type { Interaction } from './Lms.ts'

const types = { choice: 'choice', sequencing: 'sequencing', yesNo: 'other' } as const

/** xAPI 1.0.3 part 2, section 2.4.4.1. */
export function interactionOf(activityId: string, language: string, asked: Interaction) {
  const { id, type, question, options, response, share } = asked
  const choices = options.map((option) => ({ id: option.id, description: { [language]: option.text } }))
  return {
    object: {
      objectType: 'Activity',
      id: `${activityId}/questions/${id}`,
      definition: {
        type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
        interactionType: types[type],
        description: { [language]: question },
        ...(type === 'yesNo' ? {} : { choices }),
      },
    },
    result: { response: response.join('[,]'), score: { scaled: share } },
  }
}
