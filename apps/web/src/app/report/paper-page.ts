/** The page of a report that is laid out for paper, with its summary and contents: what Print asks for. */
export const paperPage = 'paper.html';
