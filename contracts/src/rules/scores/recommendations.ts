import type { KeyBehaviourRow, TrainingRecommendation } from '../../entities/campaigns/assessmentResults.ts'

export interface TrainingSubject {
  id: number
  title: string
  thumb: string | null
  duration: number
  behaviours: readonly string[]
}

const weakScoreLimit = 75
const subjectsPerArea = 4

/** Starts with the lowest-scoring area and lists every subject once (S1 section 3, F-8). */
export function recommendTraining(
  areas: readonly { name: string; score: number | null }[],
  rows: readonly KeyBehaviourRow[],
  subjects: readonly TrainingSubject[],
): TrainingRecommendation[] {
  const weakRows = rows
    .flatMap(({ keyBehaviourCode, threatArea, averageScore }) =>
      averageScore !== null && averageScore < weakScoreLimit
        ? [{ code: keyBehaviourCode, area: threatArea, score: averageScore }]
        : [],
    )
    .toSorted((a, b) => a.score - b.score)
  const scores = new Map(areas.map(({ name, score }) => [name, score ?? 100]))
  const getScore = (area: string) => scores.get(area) ?? 100
  const areasByWeakness = [...new Set(weakRows.map(({ area }) => area))].toSorted(
    (a, b) => getScore(a) - getScore(b),
  )
  const takenIds = new Set<number>()
  return areasByWeakness.flatMap((area) => {
    const codes = weakRows.filter((behaviour) => behaviour.area === area).map(({ code }) => code)
    const videos = codes
      .flatMap((code) => subjects.filter(({ behaviours }) => behaviours.includes(code)))
      .filter(
        ({ id }, index, subjects) =>
          !takenIds.has(id) && subjects.findIndex((otherSubject) => otherSubject.id === id) === index,
      )
      .slice(0, subjectsPerArea)
    for (const { id } of videos) takenIds.add(id)
    const shownVideos = videos.map(({ id, title, thumb, duration, behaviours }) => ({
      id,
      title,
      thumbnail: thumb,
      duration,
      behaviours: [...behaviours],
    }))
    return shownVideos.length > 0 ? [{ area, videos: shownVideos }] : []
  })
}
