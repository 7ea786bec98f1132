import { Group } from '@heed/contracts'
import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import type { Directory } from '../Directory.ts'
import { GroupChoice } from './GroupChoice.ts'

export function useKeptChoice(directory: Directory): GroupChoice {
  const draft = useDraft(`integrations/${directory.type}/groups`, z.array(Group))
  const [choice] = useState(() => new GroupChoice(directory, draft.before))
  useEffect(() => choice.look(''), [choice])
  useEffect(
    () =>
      reaction(
        () => choice.differs && choice.groups,
        (groups) => (groups ? draft.keep([...groups]) : draft.drop()),
      ),
    [choice, draft],
  )
  return choice
}
