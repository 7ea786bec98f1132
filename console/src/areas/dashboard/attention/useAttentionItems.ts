import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { AttentionStore } from './AttentionStore.ts'
import { type AttentionItem, collectAttention } from './attentionItems.ts'

export function useAttentionItems(): readonly AttentionItem[] {
  const { clock } = useRoot()
  const company = useCompany()
  const { trainings, assessments, weakest, drafts, syncs, reports, isLoading } =
    useCompanyStore(AttentionStore)
  if (isLoading) return []
  return collectAttention(
    {
      trainings: trainings.value,
      assessments: assessments.value,
      weakest: weakest.value,
      drafts,
      syncs: syncs.value,
      reports: reports.value,
    },
    company,
    clock.now(),
  )
}
