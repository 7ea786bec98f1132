import { formatIsoDuration } from './duration.ts'
import type { Edition } from './Scorm.ts'
import { formatShare } from './share.ts'

const descriptionMax = 250

/** SCORM 2004 (run-time environment, section 4.2): separate completion and success. */
export const scorm2004: Edition = {
  api: 'API_1484_11',
  initialize: 'Initialize',
  get: 'GetValue',
  set: 'SetValue',
  commit: 'Commit',
  finish: 'Terminate',
  mode: 'cmi.mode',
  status: 'cmi.completion_status',
  mastery: 'cmi.scaled_passing_score',
  masteryScale: 1,
  notStartedStatuses: ['unknown', 'not attempted'],
  startedValues: [['cmi.completion_status', 'incomplete']],

  progress: ({ progress }) => [
    ['cmi.location', `${Math.round(progress * 100)}%`],
    // Set at the end too: reopening then shows the result instead of starting a new attempt.
    ['cmi.exit', 'suspend'],
  ],

  result: ({ progress, completed, score, passed }) => [
    ['cmi.progress_measure', formatShare(progress)],
    ...(score === null
      ? []
      : ([
          ['cmi.score.min', '0'],
          ['cmi.score.max', '100'],
          ['cmi.score.raw', String(score)],
        ] as const)),
    // Learning systems compare this score with their passing score, even before the end (section 4.2.22).
    ...(completed && score !== null ? ([['cmi.score.scaled', formatShare(score / 100)]] as const) : []),
    ['cmi.completion_status', completed ? 'completed' : 'incomplete'],
    ['cmi.success_status', passed === null ? 'unknown' : passed ? 'passed' : 'failed'],
  ],

  interaction: ({ id, type, question, response, share, seconds }) => [
    ['id', id],
    ['type', type === 'yesNo' ? 'other' : type],
    ['timestamp', new Date().toISOString().slice(0, 19)],
    ['learner_response', response.join('[,]')],
    ['result', share === 1 ? 'correct' : share === 0 ? 'incorrect' : formatShare(share)],
    ['latency', formatIsoDuration(seconds)],
    ['description', [...question].slice(0, descriptionMax).join('')],
  ],

  sessionTime: (seconds) => [['cmi.session_time', formatIsoDuration(seconds)]],
}
