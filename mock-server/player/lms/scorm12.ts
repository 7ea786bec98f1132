import { formatClockDuration } from './duration.ts'
import type { Edition } from './Scorm.ts'

/** SCORM 1.2 (run-time environment, section 3.4): one status for completion and success. */
export const scorm12: Edition = {
  api: 'API',
  initialize: 'LMSInitialize',
  get: 'LMSGetValue',
  set: 'LMSSetValue',
  commit: 'LMSCommit',
  finish: 'LMSFinish',
  mode: 'cmi.core.lesson_mode',
  status: 'cmi.core.lesson_status',
  mastery: 'cmi.student_data.mastery_score',
  masteryScale: 100,
  notStartedStatuses: ['not attempted', ''],
  startedValues: [['cmi.core.lesson_status', 'incomplete']],

  progress: ({ progress }) => [
    ['cmi.core.lesson_location', `${Math.round(progress * 100)}%`],
    // Set at the end too: reopening then shows the result instead of starting a new attempt.
    ['cmi.core.exit', 'suspend'],
  ],

  result({ completed, score, passed }) {
    const finalStatus = passed === null ? 'completed' : passed ? 'passed' : 'failed'
    return [
      ...(score === null
        ? []
        : ([
            ['cmi.core.score.min', '0'],
            ['cmi.core.score.max', '100'],
            ['cmi.core.score.raw', String(score)],
          ] as const)),
      ['cmi.core.lesson_status', completed ? finalStatus : 'incomplete'],
    ]
  },

  interaction: ({ id, type, response, share }) => [
    ['id', id],
    ['type', type === 'yesNo' ? 'performance' : type],
    ['student_response', response.join(',')],
    ['result', share === 1 ? 'correct' : share === 0 ? 'wrong' : String(share)],
  ],

  sessionTime: (seconds) => [['cmi.core.session_time', formatClockDuration(seconds)]],
}
