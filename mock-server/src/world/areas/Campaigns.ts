import type {
  AssessmentRow,
  LessonRow,
  LessonVisitRow,
  ResultRow,
  Seeded,
  SittingRow,
  TrainingRow,
} from '@heed/fixtures'
import { assessmentDue } from '../../domain/assessments/delivery/due.ts'
import { trainingDue } from '../../domain/trainings/delivery/due.ts'
import { Agenda } from '../../store/Agenda.ts'
import type { Collect, Collection } from '../../store/Collection.ts'
import { Groups } from '../../store/Groups.ts'
import { Marks } from '../../store/Marks.ts'

export class Campaigns {
  readonly trainings: Collection<TrainingRow>
  readonly lessons: Collection<LessonRow>
  readonly lessonVisits: Collection<LessonVisitRow>
  readonly assessments: Collection<AssessmentRow>
  readonly results: Collection<ResultRow>
  readonly sittings: Collection<SittingRow>

  readonly trainingsOfCompany = new Groups<TrainingRow>(({ companyId }) => companyId)
  readonly assessmentsOfCompany = new Groups<AssessmentRow>(({ companyId }) => companyId)
  readonly trainingAgenda = new Agenda<TrainingRow>(trainingDue)
  readonly visitAgenda = new Agenda<LessonVisitRow>(({ at }) => at)
  readonly assessmentAgenda = new Agenda<AssessmentRow>(assessmentDue)
  readonly sittingAgenda = new Agenda<SittingRow>(({ at }) => at)
  readonly sittingsOfAssessment = new Groups<SittingRow>(({ assessmentId }) => assessmentId)
  readonly lessonsOfTraining = new Groups<LessonRow>(({ trainingId }) => trainingId)
  readonly marksOfTraining = new Marks<LessonRow>(({ trainingId }) => trainingId)
  readonly lessonsOfEmployee = new Groups<LessonRow>(({ employeeId }) => employeeId)
  readonly lessonsByHand = new Groups<LessonRow>(({ employeeId, byHand }) => (byHand ? employeeId : null))
  readonly resultsOfAssessment = new Groups<ResultRow>(({ assessmentId }) => assessmentId)
  readonly marksOfAssessment = new Marks<ResultRow>(({ assessmentId }) => assessmentId)
  readonly resultsOfEmployee = new Groups<ResultRow>(({ employeeId }) => employeeId)

  constructor(collect: Collect, seeded: Seeded) {
    this.trainings = collect('trainings', seeded.trainings, this.trainingsOfCompany, this.trainingAgenda)
    this.lessons = collect(
      'lessons',
      seeded.lessons,
      this.lessonsOfTraining,
      this.lessonsOfEmployee,
      this.lessonsByHand,
      this.marksOfTraining,
    )
    this.lessonVisits = collect('lessonVisits', seeded.lessonVisits, this.visitAgenda)
    this.assessments = collect(
      'assessments',
      seeded.assessments,
      this.assessmentsOfCompany,
      this.assessmentAgenda,
    )
    this.results = collect(
      'results',
      seeded.results,
      this.resultsOfAssessment,
      this.resultsOfEmployee,
      this.marksOfAssessment,
    )
    this.sittings = collect('sittings', seeded.sittings, this.sittingAgenda, this.sittingsOfAssessment)
  }
}
