import { Course } from './course/Course.ts'
import type { CourseData } from './course/CourseData.ts'
import { CourseView } from './course/CourseView.ts'
import { findLms } from './lms/findLms.ts'

async function startCourse(): Promise<void> {
  const data: CourseData = JSON.parse(document.getElementById('data')?.textContent ?? '')
  const course = new Course(data)
  const lms = findLms(data.format)
  const session = await lms?.open().catch(() => undefined)
  if (session) {
    course.resume(session.suspendData)
    // Without an examination, a learning system's passing score has no effect.
    if (course.mastery !== null) course.mastery = session.mastery ?? course.mastery
  }
  const view = new CourseView(course, session && lms)
  document.body.append(view.root)
  view.render()
  window.addEventListener('pagehide', () => lms?.close())
}

void startCourse()
