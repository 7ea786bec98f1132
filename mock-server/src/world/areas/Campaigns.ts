import type {
  AssessmentRow,
  LessonRow,
  LessonVisitRow,
  ResultRow,
  SeededRows,
  SittingRow,
  TrainingRow,
} from '@heed/fixtures'
import { getAssessmentDueTime } from '../../domain/assessments/delivery/due.ts'
import { getTrainingDueTime } from '../../domain/trainings/delivery/due.ts'
import { Agenda } from '../../store/Agenda.ts'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'
import { CacheKeys } from '../../store/Marks.ts'

export class Campaigns {
  readonly trainings: Collection<TrainingRow>
  readonly lessons: Collection<LessonRow>
  readonly lessonVisits: Collection<LessonVisitRow>
  readonly assessments: Collection<AssessmentRow>
  readonly results: Collection<ResultRow>
  readonly sittings: Collection<SittingRow>

  readonly trainingsByCompany = new GroupIndex<TrainingRow>(({ companyId }) => companyId)
  readonly assessmentsByCompany = new GroupIndex<AssessmentRow>(({ companyId }) => companyId)
  readonly trainingAgenda = new Agenda<TrainingRow>(getTrainingDueTime)
  readonly visitAgenda = new Agenda<LessonVisitRow>(({ at }) => at)
  readonly assessmentAgenda = new Agenda<AssessmentRow>(getAssessmentDueTime)
  readonly sittingAgenda = new Agenda<SittingRow>(({ at }) => at)
  readonly sittingsByAssessment = new GroupIndex<SittingRow>(({ assessmentId }) => assessmentId)
  readonly lessonsByTraining = new GroupIndex<LessonRow>(({ trainingId }) => trainingId)
  readonly trainingCacheKeys = new CacheKeys<LessonRow>(({ trainingId }) => trainingId)
  readonly lessonsByEmployee = new GroupIndex<LessonRow>(({ employeeId }) => employeeId)
  readonly manualLessonsByEmployee = new GroupIndex<LessonRow>(({ employeeId, byHand }) =>
    byHand ? employeeId : null,
  )
  readonly resultsByAssessment = new GroupIndex<ResultRow>(({ assessmentId }) => assessmentId)
  readonly assessmentCacheKeys = new CacheKeys<ResultRow>(({ assessmentId }) => assessmentId)
  readonly resultsByEmployee = new GroupIndex<ResultRow>(({ employeeId }) => employeeId)

  constructor(collect: CreateCollection, seededRows: SeededRows) {
    this.trainings = collect('trainings', seededRows.trainings, this.trainingsByCompany, this.trainingAgenda)
    this.lessons = collect(
      'lessons',
      seededRows.lessons,
      this.lessonsByTraining,
      this.lessonsByEmployee,
      this.manualLessonsByEmployee,
      this.trainingCacheKeys,
    )
    this.lessonVisits = collect('lessonVisits', seededRows.lessonVisits, this.visitAgenda)
    this.assessments = collect(
      'assessments',
      seededRows.assessments,
      this.assessmentsByCompany,
      this.assessmentAgenda,
    )
    this.results = collect(
      'results',
      seededRows.results,
      this.resultsByAssessment,
      this.resultsByEmployee,
      this.assessmentCacheKeys,
    )
    this.sittings = collect('sittings', seededRows.sittings, this.sittingAgenda, this.sittingsByAssessment)
  }
}
