import { expect, it } from 'vitest'
import type { Branding } from '../../entities/companies/branding.ts'
import type { Company } from '../../entities/companies/company.ts'
import type { User } from '../../entities/people/user.ts'
import { createDemoLink } from './tryDemo.ts'

const company = { company_uid: 'n7k2' } as Company

it.each([
  ['learn.heed.example', 'https://learn.heed.example'],
  ['http://127.0.0.1:4200/w/demo/', 'http://127.0.0.1:4200/w/demo'],
])("a demo on %s opens at %s with the visitor's name and email", (lms_domain, place) => {
  const person = { name: 'Þórdís ✓ <b>?', email: 'thordis@nordurljos.example' } as User
  const link = createDemoLink('assessment', { lms_domain } as Branding, company, person)
  const [, who = ''] = link.split('/n7k2/')
  expect(link).toBe(`${place}/assessment/try-demo/n7k2/${who}`)
  expect(who).toMatch(/^[\w-]+$/)
  expect(JSON.parse(Buffer.from(who, 'base64url').toString())).toEqual({
    name: 'Þórdís ✓ <b>?',
    email: 'thordis@nordurljos.example',
  })
})
