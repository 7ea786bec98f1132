import { expect, test } from 'vitest'
import { getFrameSandbox } from './frameSandbox.ts'

const pageUrl = new URL('https://heed.example/w/demo/content/')

test.each([
  ['https://courses.heed.example/abc/', true],
  ['http://heed.example/abc/', true],
  ['https://heed.example/resources/player/1/', false],
  ['/api/embed?c=1', false],
  ['player.html', false],
  ['blob:https://heed.example/3f1c', false],
  ['data:text/html,hello', false],
  ['about:blank', false],
])('a frame of %s keeps its own origin: %s', (src, keeps) => {
  const may = getFrameSandbox(src, pageUrl).split(' ')
  expect(may.includes('allow-same-origin')).toBe(keeps)
  expect(may).toEqual(expect.arrayContaining(['allow-scripts', 'allow-forms']))
})
