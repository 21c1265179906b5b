### Comment un récit de partie explique un nombre, en français.

calc-base = Départ à { $by }
calc-plus = Plus { $by }
calc-minus = Moins { $by }
calc-times = Fois { $by }
calc-floor = Au moins { $by }
calc-cap = Au plus { $by }
calc-result = Donne { $to }
calc-from = par { $from }
