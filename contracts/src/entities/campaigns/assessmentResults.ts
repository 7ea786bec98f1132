import * as z from 'zod/mini'
import { Id, Url } from '../primitives.ts'

const Score = z.nullable(z.number())

export const insightType = {
  keyBehaviour: 'KEY_BEHAVIOUR',
  threatArea: 'THREAT_AREA',
  employeeList: 'EMPLOYEE_LIST',
  questions: 'QUESTIONS',
} as const

const finding = { name: z.string(), employeesPercentage: z.number(), averageScore: z.number() }

/** The weakest behaviour, threat area, list or scenario (S1 section 3). */
export const RiskInsight = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal(insightType.keyBehaviour),
    context: z.looseObject({ ...finding, keyBehaviour: z.string(), threatArea: z.string() }),
  }),
  z.looseObject({
    type: z.literal(insightType.threatArea),
    context: z.looseObject({ ...finding, threatArea: z.string() }),
  }),
  z.looseObject({
    type: z.literal(insightType.employeeList),
    context: z.looseObject({ ...finding, listId: Id }),
  }),
  z.looseObject({
    type: z.literal(insightType.questions),
    context: z.looseObject({ ...finding, id: Id, threatArea: z.string() }),
  }),
])
export type RiskInsight = z.infer<typeof RiskInsight>

/** Number (`value`) and share (`employeePercent`, one decimal) of employees who scored `from` to `to`. */
export const ScoreShare = z.looseObject({
  from: z.number(),
  to: z.number(),
  employeePercent: z.number(),
  value: z.number(),
})
export type ScoreShare = z.infer<typeof ScoreShare>

/** Results of one list; `completionRate` in whole percent (S1 section 3). */
export const AssessmentListRow = z.looseObject({
  listId: Id,
  listName: z.string(),
  employeesCount: z.int(),
  started: z.int(),
  completionRate: z.number(),
  resilienceScore: Score,
})
export type AssessmentListRow = z.infer<typeof AssessmentListRow>

/** Heatmap row: one list's scores by threat area (S1 section 3). */
export const ListThreatAreaScores = z.looseObject({
  listId: Id,
  listName: z.string(),
  usersCount: z.int(),
  started: z.int(),
  areas: z.array(z.looseObject({ area: z.string(), averageScore: Score })),
})
export type ListThreatAreaScores = z.infer<typeof ListThreatAreaScores>

/** A threat area in an assessment; `code` is its name with underscores (S1 section 3). */
export const ThreatAreaRow = z.looseObject({
  area: z.string(),
  code: z.string(),
  questionsCount: z.int(),
  weakestKeyBehaviour: z.nullable(z.string()),
  averageScore: Score,
})
export type ThreatAreaRow = z.infer<typeof ThreatAreaRow>

/** A behaviour, with the percentages of scenarios covered and of employees at risk (S1 section 3). */
export const KeyBehaviourRow = z.looseObject({
  keyBehaviourName: z.string(),
  keyBehaviourCode: z.string(),
  threatArea: z.string(),
  coverage: z.number(),
  averageScore: Score,
  usersAtRiskPercentage: Score,
  /** Number of employees at risk, because small shares round to 0 percent. If missing, derive it from the share. */
  usersAtRisk: z.optional(z.int()),
})
export type KeyBehaviourRow = z.infer<typeof KeyBehaviourRow>

/** A threat area and its behaviours, with how many of them the assessment measures (S1 section 3). */
export const ThreatAreaDetail = z.looseObject({
  averageScore: Score,
  assessmentKeyBehavioursCount: z.int(),
  totalKeyBehavioursCount: z.int(),
  questionsCount: z.int(),
  keyBehaviours: z.array(KeyBehaviourRow),
})
export type ThreatAreaDetail = z.infer<typeof ThreatAreaDetail>

/** A scenario in an assessment, numbered from 1; `component_names` are its behaviours (S1 section 3). */
export const ScenarioRow = z.looseObject({
  number: z.int(),
  id: Id,
  name: z.string(),
  area: z.string(),
  key_behaviour_count: z.int(),
  component_names: z.array(z.string()),
  average_score_percentage: Score,
})
export type ScenarioRow = z.infer<typeof ScenarioRow>

/** Subjects that address a threat area's weaknesses; duration in seconds (S1 section 3). */
export const TrainingRecommendation = z.looseObject({
  area: z.string(),
  videos: z.array(
    z.looseObject({
      id: Id,
      title: z.string(),
      thumbnail: z.nullable(Url),
      duration: z.number(),
      /** Codes of the key behaviours that the subject trains, if the platform reports them. */
      behaviours: z.optional(z.array(z.string())),
    }),
  ),
})
export type TrainingRecommendation = z.infer<typeof TrainingRecommendation>
