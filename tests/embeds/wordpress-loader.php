<?php
/* Plugin Name: Rulewright boards */
add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_style( 'rulewright', 'https://rules.example/rule-board.css', array(), null );
	wp_enqueue_script( 'rulewright', 'https://rules.example/rule-board.js', array(), null );
} );
