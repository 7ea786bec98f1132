import { expect, test } from 'vitest'
import { looksLikeHeadings } from './headings.ts'

test.each([
  'Email,Name',
  'E-mail;Full name;Department',
  '"Netfang";"Nafn";"Deild"',
  'Correo electrónico,Nombre',
  'Tölvupóstur'.normalize('NFD'),
  'email_address,first_name',
  'EMAIL',
  '邮箱,姓名',
])('%s is recognized as a header line', (line) => {
  expect(looksLikeHeadings(line)).toBe(true)
})

test.each([
  '',
  'asa@example.is,Name',
  'email@example.is,Email,Name',
  'Ása Jónsdóttir;Sala',
  ',,,',
  'nameless;x',
])('%s is not recognized as a header line', (line) => {
  expect(looksLikeHeadings(line)).toBe(false)
})
