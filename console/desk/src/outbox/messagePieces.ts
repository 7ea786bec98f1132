import { convertMarkdownToHtml } from '@heed/contracts/rules/richText/markdown'
import { toPlainText } from '@heed/contracts/rules/richText/plainText'
import * as z from 'zod/mini'

export type MessagePiece =
  | { kind: 'title' | 'text' | 'small'; text: string }
  | { kind: 'button'; text: string; url: string }

const TextObject = z.object({ text: z.string() })
const Button = z.object({ type: z.literal('button'), text: TextObject, url: z.string() })
const SlackMessage = z.object({
  blocks: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('markdown'), text: z.string() }),
      z.object({ type: z.literal('actions'), elements: z.array(Button) }),
      z.object({ type: z.literal('context'), elements: z.array(TextObject) }),
    ]),
  ),
})
const TeamsMessage = z.object({
  attachments: z.array(
    z.object({
      content: z.object({
        body: z.array(
          z.object({
            type: z.literal('TextBlock'),
            text: z.string(),
            weight: z.optional(z.string()),
            isSubtle: z.optional(z.boolean()),
          }),
        ),
        actions: z.array(z.object({ type: z.literal('Action.OpenUrl'), title: z.string(), url: z.string() })),
      }),
    }),
  ),
})

export function parsePieces(channel: 'slack' | 'teams', message: unknown): MessagePiece[] {
  return channel === 'slack' ? parseSlackMessage(message) : parseTeamsMessage(message)
}

function parseSlackMessage(message: unknown): MessagePiece[] {
  const { data } = SlackMessage.safeParse(message)
  return (data?.blocks ?? []).flatMap((block): MessagePiece[] => {
    if (block.type === 'markdown') return [{ kind: 'text', text: block.text }]
    if (block.type === 'context') return block.elements.map(({ text }) => ({ kind: 'small', text }))
    return block.elements.map(({ text, url }) => ({ kind: 'button', text: text.text, url }))
  })
}

function parseTeamsMessage(message: unknown): MessagePiece[] {
  const { data } = TeamsMessage.safeParse(message)
  return (data?.attachments ?? []).flatMap(({ content: { body, actions } }): MessagePiece[] => [
    ...body.map(({ text, weight, isSubtle }): MessagePiece => {
      const kind = weight === 'Bolder' ? 'title' : isSubtle ? 'small' : 'text'
      return { kind, text: kind === 'text' ? text : toPlainText(convertMarkdownToHtml(text)) }
    }),
    ...actions.map(({ title, url }): MessagePiece => ({ kind: 'button', text: title, url })),
  ])
}
