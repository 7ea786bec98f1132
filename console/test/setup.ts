import '../src/lib/mobx.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { startI18n } from '../src/app/i18n.ts'

await startI18n()

// The first page of a file waits for its code to be compiled.
configure({ asyncUtilTimeout: 10_000 })

configure({ asyncUtilTimeout: 5000 })
afterEach(cleanup)
