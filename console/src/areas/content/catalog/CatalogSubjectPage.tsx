import PlayArrow from 'virtual:icon/PlayArrowOutlined'
import { type Subject, subjectType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { parseId } from '../../../lib/addresses/pathId.ts'
import { formatDuration } from '../../../lib/numbers/amountFormats.ts'
import { useTrainAction } from '../../../parts/campaigns/useTrainAction.ts'
import { SubjectPreview } from '../../../parts/subjects/dialogs.ts'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Columns } from '../../../ui/layout.ts'
import { ImagePreview } from '../../../ui/media/ImagePreview.tsx'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { CatalogStore } from './CatalogStore.ts'

export const CatalogSubjectPage = observer(function CatalogSubjectPage() {
  const { t } = useTranslation()
  const { history } = useRoot()
  const store = useCompanyStore(CatalogStore)
  const id = parseId(useParams().subjectId)
  useEffect(() => void (id !== undefined && store.loadSubject(id)), [store, id])
  const subject = id === undefined ? undefined : store.subject(id)
  const { value } = subject ?? {}
  const [isPreviewed, setPreviewed] = useDraftFlag('catalog/preview')
  return (
    <ResourcePage
      of={subject}
      missing={{ title: t('content.noSubject'), text: t('content.noSubjectText') }}
      title={value?.title}
      aside={value?.type === subjectType.decision && <Tag label={t('content.interactive')} />}
      primary={{
        key: 'preview',
        label: t('content.preview'),
        icon: <PlayArrow />,
        onRun: () => setPreviewed(true),
        hidden: !value,
      }}
      back={{ to: history.getLastLink(paths.catalog()), label: t('content.backToCatalog') }}
    >
      <Columns>
        <ImagePreview alt="" src={value?.thumb ?? undefined} ratio={4 / 3} />
        <Panel>{value && <Facts subject={value} />}</Panel>
      </Columns>
      {isPreviewed && value && <Preview subject={value} onClose={() => setPreviewed(false)} />}
    </ResourcePage>
  )
})

const Preview = observer(function Preview({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const action = useTrainAction({ ...subject, type: 'training' })
  return <SubjectPreview subjectId={subject.id} action={action} onClose={onClose} />
})

const Facts = observer(function Facts({ subject }: { subject: Subject }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { languages } = useRoot()
  const { description, keyBehaviours, questions_count: questions, languages: codes, duration: time } = subject
  const facts = [
    { label: t('content.description'), value: description },
    { label: t('content.duration'), value: time > 0 ? formatDuration(formats, time) : '' },
    { label: t('content.questions'), value: formats.number(questions) },
    { label: t('content.languages'), value: codes.map(languages.getName).join(', ') },
    { label: t('content.keyBehaviours'), value: keyBehaviours.map(({ kbName }) => kbName).join(', ') },
  ]
  return <KeyValueList items={facts.filter(({ value }) => value !== '')} />
})
