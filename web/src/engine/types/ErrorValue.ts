/** What is wrong with a request, as JSON tells it. */
export type ErrorValue = {
  code: string;
  clause?: string;
  why?: string;
  args?: { [key in string]: number };
  field?: string;
  message: string;
};
