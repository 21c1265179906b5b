### How a replay explains a number, in English.

calc-base = Begins at { $by }
calc-plus = Plus { $by }
calc-minus = Minus { $by }
calc-times = Times { $by }
calc-floor = At least { $by }
calc-cap = At most { $by }
calc-result = Makes { $to }
calc-from = by { $from }
