import {
  type Block,
  type BlockAnswer,
  blockType,
  type ContentPresentation,
  contentPresentations,
  isBlockComplete,
  type QuestionPresentation,
  questionPresentations,
} from '@heed/contracts'

export type BlockKind =
  | { kind: 'tells'; presentation: ContentPresentation }
  | { kind: 'asks'; presentation: QuestionPresentation }
  | { kind: 'unknownType' | 'unknownPresentation'; name: string }

export function toBlockKind({ type, presentation }: Pick<Block, 'type' | 'presentation'>): BlockKind {
  if (type === blockType.content) {
    const match = contentPresentations.find((item) => item === presentation)
    return match ? { kind: 'tells', presentation: match } : createUnknownKind(presentation)
  }
  if (type === blockType.question) {
    const match = questionPresentations.find((item) => item === presentation)
    return match ? { kind: 'asks', presentation: match } : createUnknownKind(presentation)
  }
  return { kind: 'unknownType', name: type }
}

const createUnknownKind = (name: string): BlockKind => ({ kind: 'unknownPresentation', name })

export const isBlockDone = (block: Block, answer: BlockAnswer | undefined): boolean =>
  toBlockKind(block).kind !== 'asks' || isBlockComplete(block, answer)

/** Kinds that a single click completes; for other kinds, only the person knows when to continue. */
const singleClickPresentations: readonly string[] = [
  'single-choice',
  'yes-no-list',
] satisfies QuestionPresentation[]

export const isSingleClick = ({ presentation }: Pick<Block, 'presentation'>): boolean =>
  singleClickPresentations.includes(presentation)
