import type { ValidatorType } from "@rjsf/utils";

/**
 * A form's own check, which finds nothing: the editor's server says what is wrong, by the rules and
 * in the words of the build's check (docs/decisions/0015-editor.md).
 */
export const noRules: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};
