import '../src/lib/mobx.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { startI18n } from '../src/app/i18n.ts'
import { loadTexts } from '../src/app/texts.ts'
import { refuseMobxComplaints } from './refuseMobxComplaints.ts'

await startI18n()
await loadTexts('auth', 'employees', 'home', 'import', 'kit', 'payment')

// The first page of a file waits for its code to be compiled.
configure({ asyncUtilTimeout: 10_000 })

refuseMobxComplaints()
// Hooks after a test run last to first: what MobX says as the page is taken away still counts.
afterEach(cleanup)
