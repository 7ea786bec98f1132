import type {
  AssessmentRow,
  LessonRow,
  LessonVisitRow,
  ResultRow,
  SeededRows,
  SittingRow,
  TrainingRow,
} from '@heed/fixtures'
import { getAssessmentDue } from '../../domain/assessments/delivery/due.ts'
import { getTrainingDue } from '../../domain/trainings/delivery/due.ts'
import { Agenda } from '../../store/Agenda.ts'
import type { Collect, Collection } from '../../store/Collection.ts'
import { Groups } from '../../store/Groups.ts'
import { CacheKeys } from '../../store/Marks.ts'

export class Campaigns {
  readonly trainings: Collection<TrainingRow>
  readonly lessons: Collection<LessonRow>
  readonly lessonVisits: Collection<LessonVisitRow>
  readonly assessments: Collection<AssessmentRow>
  readonly results: Collection<ResultRow>
  readonly sittings: Collection<SittingRow>

  readonly trainingsOfCompany = new Groups<TrainingRow>(({ companyId }) => companyId)
  readonly assessmentsOfCompany = new Groups<AssessmentRow>(({ companyId }) => companyId)
  readonly trainingAgenda = new Agenda<TrainingRow>(getTrainingDue)
  readonly visitAgenda = new Agenda<LessonVisitRow>(({ at }) => at)
  readonly assessmentAgenda = new Agenda<AssessmentRow>(getAssessmentDue)
  readonly sittingAgenda = new Agenda<SittingRow>(({ at }) => at)
  readonly sittingsOfAssessment = new Groups<SittingRow>(({ assessmentId }) => assessmentId)
  readonly lessonsOfTraining = new Groups<LessonRow>(({ trainingId }) => trainingId)
  readonly trainingCacheKeys = new CacheKeys<LessonRow>(({ trainingId }) => trainingId)
  readonly lessonsOfEmployee = new Groups<LessonRow>(({ employeeId }) => employeeId)
  readonly manualLessons = new Groups<LessonRow>(({ employeeId, byHand }) => (byHand ? employeeId : null))
  readonly resultsOfAssessment = new Groups<ResultRow>(({ assessmentId }) => assessmentId)
  readonly assessmentCacheKeys = new CacheKeys<ResultRow>(({ assessmentId }) => assessmentId)
  readonly resultsOfEmployee = new Groups<ResultRow>(({ employeeId }) => employeeId)

  constructor(collect: Collect, seededRows: SeededRows) {
    this.trainings = collect('trainings', seededRows.trainings, this.trainingsOfCompany, this.trainingAgenda)
    this.lessons = collect(
      'lessons',
      seededRows.lessons,
      this.lessonsOfTraining,
      this.lessonsOfEmployee,
      this.manualLessons,
      this.trainingCacheKeys,
    )
    this.lessonVisits = collect('lessonVisits', seededRows.lessonVisits, this.visitAgenda)
    this.assessments = collect(
      'assessments',
      seededRows.assessments,
      this.assessmentsOfCompany,
      this.assessmentAgenda,
    )
    this.results = collect(
      'results',
      seededRows.results,
      this.resultsOfAssessment,
      this.resultsOfEmployee,
      this.assessmentCacheKeys,
    )
    this.sittings = collect('sittings', seededRows.sittings, this.sittingAgenda, this.sittingsOfAssessment)
  }
}
