import { counted } from "../../src/data-check/counted";
import type { FittedPicture, UnfitPicture } from "./fit-pictures";

/** What was done to the pictures of a data folder and what was not, a line for each. */
export interface FitReport {
  readonly done: readonly string[];
  readonly undone: readonly string[];
  /** The end of it: how many were made fit, and how many were left as they are. */
  readonly summary: readonly string[];
}

/** What `fitPictures` has done, for the person who put the pictures there. */
export function fitReport(
  fitted: readonly FittedPicture[],
  unfit: readonly UnfitPicture[],
): FitReport {
  const them = (list: readonly unknown[]) => (list.length === 1 ? "it" : "them");
  const summary = [
    ...(fitted.length === 0
      ? []
      : [
          `${counted(fitted.length, "picture was", "pictures were")} made fit. Look at ${them(fitted)}, and publish.`,
        ]),
    ...(unfit.length === 0
      ? []
      : [
          `${counted(unfit.length, "picture was", "pictures were")} left as ${unfit.length === 1 ? "it is" : "they are"}: no page can show ${them(unfit)}. What to do stands above.`,
        ]),
  ];
  return {
    done: fitted.map(({ image, notes }) => `${image}: ${notes.join(" ")}`),
    undone: unfit.map(({ image, rule }) => `${image}: ${rule}`),
    summary: summary.length === 0 ? ["Every picture is as the catalogue keeps it."] : summary,
  };
}
