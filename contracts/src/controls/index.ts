export { type Controls, createControls } from './client.ts'
export { controls } from './controls.ts'
export { type ControlCall, formatControlLines as controlLines } from './lines.ts'
export type {
  MockEmail as MockMail,
  MockEmailHead as MockMailHead,
  MockEntry,
  MockExplanation as MockReason,
  MockFault,
  MockPerson,
  MockRequest,
  MockScenario,
  MockWorld,
} from './shapes.ts'
export type {
  MockStory,
  MockStoryPosition as MockStoryPlace,
  ShownMockStory as MockStoryShown,
} from './storyShapes.ts'
