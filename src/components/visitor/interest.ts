/** Event of the window: the visitor has used the page, not only looked at it. */
export const interestEvent = "visitorinterest";

/** Says that the visitor starred, shared or planned something. */
export function showInterest(): void {
  window.dispatchEvent(new Event(interestEvent));
}
