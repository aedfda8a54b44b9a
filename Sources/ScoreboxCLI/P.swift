package let placeholder = 1
