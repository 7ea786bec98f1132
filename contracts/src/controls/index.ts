export { type Controls, createControls } from './client.ts'
export { controls } from './controls.ts'
export { type ControlCall, formatControlLines as controlLines } from './lines.ts'
export type {
  MockEntry,
  MockFault,
  MockMail,
  MockMailHead,
  MockPerson,
  MockReason,
  MockRequest,
  MockScenario,
  MockWorld,
} from './shapes.ts'
export type { MockStory, MockStoryPlace, MockStoryShown } from './storyShapes.ts'
