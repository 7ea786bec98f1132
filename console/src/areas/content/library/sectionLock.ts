import {
  type Company,
  findPlanRestriction,
  type PlanRestriction,
  type ResourceContent,
} from '@heed/contracts'

export type SectionLock = { restriction: PlanRestriction; isWhole: boolean }

/** The section's most frequent restriction, so that one line covers all its locked items. */
export function findSectionLock(
  items: readonly ResourceContent[],
  company: Company,
): SectionLock | undefined {
  const restrictions = items
    .map((item) => findPlanRestriction(item, company))
    .filter((restriction) => restriction !== null)
  const counts = new Map<PlanRestriction, number>()
  for (const restriction of restrictions) counts.set(restriction, (counts.get(restriction) ?? 0) + 1)
  const [mostFrequent] = [...counts].toSorted(([, a], [, b]) => b - a)
  return mostFrequent && { restriction: mostFrequent[0], isWhole: restrictions.length === items.length }
}
