import type { KeyBehaviourRow, TrainingRecommendation } from '../../entities/campaigns/assessmentResults.ts'

export interface TrainingSubject {
  id: number
  title: string
  thumb: string | null
  duration: number
  behaviours: readonly string[]
}

const trainedBelow = 75
const subjectsPerArea = 4

/** Starts with the lowest-scoring area and lists every subject once (S1 section 3, F-8). */
export function recommendedTraining(
  areas: readonly { name: string; score: number | null }[],
  rows: readonly KeyBehaviourRow[],
  subjects: readonly TrainingSubject[],
): TrainingRecommendation[] {
  const weak = rows
    .flatMap(({ keyBehaviourCode, threatArea, averageScore }) =>
      averageScore !== null && averageScore < trainedBelow
        ? [{ code: keyBehaviourCode, area: threatArea, score: averageScore }]
        : [],
    )
    .toSorted((one, other) => one.score - other.score)
  const scores = new Map(areas.map(({ name, score }) => [name, score ?? 100]))
  const getScore = (area: string) => scores.get(area) ?? 100
  const weakestFirst = [...new Set(weak.map(({ area }) => area))].toSorted(
    (one, other) => getScore(one) - getScore(other),
  )
  const taken = new Set<number>()
  return weakestFirst.flatMap((area) => {
    const codes = weak.filter((one) => one.area === area).map(({ code }) => code)
    const videos = codes
      .flatMap((code) => subjects.filter(({ behaviours }) => behaviours.includes(code)))
      .filter(({ id }, at, all) => !taken.has(id) && all.findIndex((other) => other.id === id) === at)
      .slice(0, subjectsPerArea)
    for (const { id } of videos) taken.add(id)
    const shown = videos.map(({ id, title, thumb, duration, behaviours }) => ({
      id,
      title,
      thumbnail: thumb,
      duration,
      behaviours: [...behaviours],
    }))
    return shown.length > 0 ? [{ area, videos: shown }] : []
  })
}
