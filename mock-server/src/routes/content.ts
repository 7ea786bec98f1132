import { libraryContent } from '../library/contentViews.ts'
import type { AreaHandlers } from './handler.ts'
import { readerOf } from './reader.ts'

export const content: AreaHandlers<'content'> = {
  load: (context) => ({ content: libraryContent(readerOf(context)) }),
}
